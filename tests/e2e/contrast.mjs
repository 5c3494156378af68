// The contrast of text over pictures and gradients, which axe can't tell: measured on the picture of the page.

/** In the page: where the texts of some elements stand, with their colors; the texts themselves are not drawn any more. */
function takeTexts(selector) {
  return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    // Text that a style sheet draws is in no range; its element is as large as it is.
    const place = element.textContent ? range : element;
    const { x, y, width, height } = place.getBoundingClientRect();
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const large = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && fontWeight >= 700);
    element.style.webkitTextFillColor = "transparent";
    return { text: element.textContent || element.dataset.text, clip: { x, y, width, height }, color: color.match(/[\d.]+/g).slice(0, 3).map(Number), least: large ? 3 : 4.5 };
  });
}

/** In a blank page: the least contrast between a color and the pixels of a picture. */
async function leastContrast({ png, color }) {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, picture.width, picture.height);
  const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (r, g, b) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const text = luminance(...color);
  let least = Infinity;
  for (let i = 0; i < data.length; i += 4) {
    const behind = luminance(data[i], data[i + 1], data[i + 2]);
    least = Math.min(least, (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05));
  }
  return least;
}

/** Fails if a text of the elements is fainter than WCAG's AA level allows, anywhere behind it. */
export async function expectContrast(page, selector) {
  const texts = await page.evaluate(takeTexts, selector);
  if (!texts.length) throw new Error(`no text is in ${selector}`);
  const decoder = await page.context().newPage();
  const faint = [];
  for (const { text, clip, color, least } of texts) {
    const png = (await page.screenshot({ clip })).toString("base64");
    const contrast = await decoder.evaluate(leastContrast, { png, color });
    if (contrast < least) faint.push(`"${text}" has a contrast of ${contrast.toFixed(2)}, not ${least}`);
  }
  await decoder.close();
  if (faint.length) throw new Error(faint.join("\n"));
}
