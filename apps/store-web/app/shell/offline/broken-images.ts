/** Before each further attempt; who failed in all of them waits until the network returns. */
const delaysMs = [2000, 4000, 8000, 16_000, 32_000];

/** On the page, or in a drawing. */
type Image = HTMLImageElement | SVGImageElement;

/**
 * Images that did not come are asked for again; a browser does so only for a new element. Meanwhile
 * they carry `data-broken`, and look like images on their way.
 */
export function retryBrokenImages(): void {
  const attempts = new WeakMap<Image, number>();
  const onBreak = (image: Image) => {
    image.dataset['broken'] = '';
    const attempt = attempts.get(image) ?? 0;
    const delay = delaysMs[attempt];
    if (delay === undefined || !isFromNetwork(image)) return;
    attempts.set(image, attempt + 1);
    setTimeout(retry, delay, image);
  };
  const onLoad = (image: Image) => {
    delete image.dataset['broken'];
    attempts.delete(image);
  };
  document.addEventListener('error', ({ target }) => isImage(target) && onBreak(target), true);
  document.addEventListener('load', ({ target }) => isImage(target) && onLoad(target), true);
  window.addEventListener('online', () => {
    for (const image of document.querySelectorAll<Image>('[data-broken]')) {
      attempts.delete(image);
      retry(image);
    }
  });
  findBroken(onBreak);
}

const isImage = (target: unknown): target is Image =>
  target instanceof HTMLImageElement || target instanceof SVGImageElement;

const addressOf = (image: Image) =>
  image instanceof HTMLImageElement ? image.src : image.href.baseVal;

const isFromNetwork = (image: Image) => !/^(?:blob|data):/.test(addressOf(image));

const isBroken = (image: Image) => 'broken' in image.dataset;

/** Not every browser has it for drawings. */
interface Decodable {
  decode?: () => Promise<void>;
}

/* What broke before anybody listened; an image in a drawing tells it only when asked to be decoded. */
function findBroken(onBreak: (image: Image) => void): void {
  for (const image of document.images) {
    const { complete, currentSrc, naturalWidth } = image;
    if (complete && currentSrc !== '' && naturalWidth === 0) onBreak(image);
  }
  for (const image of document.querySelectorAll<SVGImageElement & Decodable>('image')) {
    image.decode?.().catch(() => isBroken(image) || onBreak(image));
  }
}

/* An address that is said again is loaded again; Firefox wants that of a drawing taken away first. */
function retry(image: Image): void {
  if (!image.isConnected || !isBroken(image)) return;
  const name = image instanceof HTMLImageElement ? 'src' : 'href';
  const address = image.getAttribute(name) ?? '';
  if (name === 'href') image.removeAttribute(name);
  image.setAttribute(name, address);
}
