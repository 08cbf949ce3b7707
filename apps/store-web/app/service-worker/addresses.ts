const galleryPath = /^\/(?:s|api\/shared)\/([A-Za-z0-9_-]{22})(?:\/|$)/;

/** The id of the shared gallery that an address speaks of. */
export function galleryIn({ pathname }: URL): string | undefined {
  return galleryPath.exec(pathname)?.[1];
}

export function pageOf(gallery: string): string {
  return `/s/${gallery}/gallery`;
}

/** Where the list of a visitor's favorites in it comes from. */
export function favoritesOf(gallery: string): string {
  return `/api/shared/${gallery}/favorites`;
}

/** The photo whose heart is set or taken by this call. */
export function heartIn({ pathname }: URL): string | undefined {
  return /^\/favorite\/(?:add|remove)\/([\w-]+)$/.exec(pathname)?.[1];
}

/** Renditions, logos and the build's own files: a name of theirs never gets other bytes. */
export function isFile({ pathname }: URL): boolean {
  return /^\/(?:r|logos|assets)\//.test(pathname);
}

export function isRendition({ pathname }: URL): boolean {
  return pathname.startsWith('/r/');
}

export function isBuilt({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/');
}

const sizes = ['3840.webp', '2560.jpg', '1440.avif', '1440.webp', '800.webp', '400.webp'];

/** The other sizes of the same photo, the sharpest first. */
export function otherSizes({ pathname }: URL): string[] {
  const place = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  return sizes.map((size) => place + size).filter((path) => path !== pathname);
}

/** How many pixels a kept file has, so that the large ones leave first. */
export function pixelsOf({ pathname }: URL): number {
  return Number(/\/(\d+)\.\w+$/.exec(pathname)?.[1] ?? 0);
}

/**
 * Under which name an answer about a gallery is kept: what a window's width adds is left out. Nothing
 * else is an answer to keep, above all nothing of an account, a cart or a checkout.
 */
export function answerKey(request: Request, url: URL): string | undefined {
  const gallery = galleryIn(url);
  if (gallery === undefined || request.method !== 'GET') return undefined;
  if (url.pathname === pageOf(gallery)) {
    return request.mode === 'navigate' ? url.pathname : undefined;
  }
  if (!(request.headers.get('accept') ?? '').includes('application/json')) return undefined;
  const [answer] =
    /^\/api\/shared\/[^/]+(?:\/favorites)?$|^\/s\/[^/]+\/photos(?=\/)/.exec(url.pathname) ?? [];
  return answer;
}
