import type { BrowserContext, Page } from '@playwright/test';

/** What the peer drags, and how large. */
export interface BareCanvas {
  /** Address of the picture that the editor paints from. */
  picture: string;
  /** Canvas pixels, which are CSS pixels here. */
  width: number;
  height: number;
  /** How much larger the picture is than it needs to be to fill the canvas. */
  zoom: number;
}

/** The least that a page can do: one canvas, one bitmap, painted once a frame where the hand has moved it. */
const script = `
const canvas = document.querySelector('canvas');
const context = canvas.getContext('2d');
const { picture, zoom } = canvas.dataset;
const reply = await fetch(picture);
const bitmap = await createImageBitmap(await reply.blob());
const scale = zoom * Math.max(canvas.width / bitmap.width, canvas.height / bitmap.height);
const [width, height] = [bitmap.width * scale, bitmap.height * scale];
let x = (canvas.width - width) / 2;
let y = (canvas.height - height) / 2;
let last;
let isDue = false;
function paint() {
  isDue = false;
  context.drawImage(bitmap, x, y, width, height);
}
canvas.onpointerdown = (event) => { last = event; };
canvas.onpointerup = () => { last = undefined; };
canvas.onpointermove = (event) => {
  if (!last) return;
  x = Math.min(0, Math.max(canvas.width - width, x + event.clientX - last.clientX));
  y = Math.min(0, Math.max(canvas.height - height, y + event.clientY - last.clientY));
  last = event;
  if (!isDue) requestAnimationFrame(paint);
  isDue = true;
};
paint();
document.body.dataset.ready = 'true';
`;

/** Opens the peer as a page of the store's own origin, so that the picture comes the same way. */
export async function openBareCanvas(
  context: BrowserContext,
  origin: string,
  { picture, width, height, zoom }: BareCanvas,
): Promise<Page> {
  const address = `${origin}/bare-canvas`;
  const data = `data-picture="${picture}" data-zoom="${zoom}"`;
  const canvas = `<canvas width="${width}" height="${height}" ${data}></canvas>`;
  const body = `<!doctype html><body style="margin:0">${canvas}<script type="module">${script}</script>`;
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('body[data-ready]').waitFor();
  return page;
}
