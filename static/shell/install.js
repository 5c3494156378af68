// Putting the app on the home screen.

let offer;

/** Reports "install" when the browser can, "install-by-hand" where only the player can (iOS), "installed" when it is done. */
export function watchInstall(report) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event;
    report("install");
  });
  addEventListener("appinstalled", () => report("installed"));
  // Only iOS has this property; it is true in an installed app.
  if (navigator.standalone === false) report("install-by-hand");
}

/** Lets the browser ask the player. */
export function install() {
  offer?.prompt();
}
