// Looking whether a screen fits.

/** In the page: what does not fit, in words. */
function misfits() {
  const root = document.scrollingElement;
  const [width, height] = [root.clientWidth, root.clientHeight];
  const found = [];
  if (root.scrollWidth > width || root.scrollHeight > height) {
    found.push(`the page is ${root.scrollWidth}x${root.scrollHeight} on a screen of ${width}x${height}`);
  }
  const name = (element) => (element.getAttribute("aria-label") || element.innerText || element.outerHTML).slice(0, 60);
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  for (const element of document.querySelectorAll("button, a, input, .board, .clock, h1")) {
    // The list of moves scrolls in itself.
    if (!seen(element) || element.closest(".moves")) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) {
      found.push(`"${name(element)}" reaches from ${left},${top} to ${right},${bottom}`);
    } else if (element.matches("button, a, input") && !element.closest("[inert]")) {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!element.contains(hit)) found.push(`"${name(element)}" lies under ${hit?.outerHTML.slice(0, 80)}`);
    }
  }
  for (const element of document.querySelectorAll("button, button span, a span, h1, .detail, .eyebrow")) {
    if (!seen(element) || element.matches(".sr-only") || element.closest(".moves, [data-square]")) continue;
    const cut = getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    if (cut) found.push(`"${name(element)}" is cut off`);
  }
  return found;
}

/** Fails if the page scrolls, or a control lies outside the screen or under something else, or a text is cut off. */
export async function expectFits(page, what) {
  const found = await page.evaluate(misfits);
  if (found.length) throw new Error(`${what}: ${found.slice(0, 8).join("\n")}`);
}

/** Fails if the page can be scrolled sideways. */
export async function expectNoSidewaysScrolling(page, what) {
  const [scrollWidth, clientWidth] = await page.evaluate(() => [document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]);
  if (scrollWidth > clientWidth) throw new Error(`${what} is ${scrollWidth} wide on a screen of ${clientWidth}`);
}

/** In the page: the elements whose text reaches out of them or out of the screen. */
function cutOff(selector) {
  const width = document.scrollingElement.clientWidth;
  const texts = [...document.querySelectorAll(selector)].filter((element) => element.innerText?.trim() && element.checkVisibility());
  const wide = (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline";
  return texts.filter((element) => wide(element) || element.getBoundingClientRect().right > width + 1).map((element) => element.innerText.slice(0, 60));
}

/** Fails if a text among the elements of `selector` does not fit into its own element. */
export async function expectNothingCutOff(page, selector, what) {
  const found = await page.evaluate(cutOff, selector);
  if (found.length) throw new Error(`${what}: cut off are ${JSON.stringify(found.slice(0, 8))}`);
}
