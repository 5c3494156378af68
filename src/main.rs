//! Fog Chess: joins the app to the browser.

#[cfg(target_arch = "wasm32")]
fn main() {
    use fog_chess::browser::{Browser, env, root, value_of};
    use fog_chess::ui::{App, Props};
    use yew::Callback;

    let browser = Browser::default();
    let listener = browser.clone();
    let props = Props {
        run: Callback::from(move |(effect, send)| browser.run(effect, &send)),
        listen: Callback::from(move |send| listener.listen(&send)),
        env: Callback::from(|()| env()),
        value_of: Callback::from(|event| value_of(&event)),
    };
    yew::Renderer::<App>::with_root_and_props(root(), props).render();
}

/// The app runs in a browser; on the host there is the library alone.
#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("Fog Chess runs in a browser: `make serve` builds it and prints its address.");
}
