import { href } from './paths.ts';

/** What a visitor wanted when signing in came in between; done on return. */
export type GalleryIntent = 'favorite' | 'download' | 'download-gallery' | 'download-favorites';

interface GalleryLink {
  shareId: string;
  photoId?: string | undefined;
}

/** The page, at one of its photos. */
export function galleryLink({ shareId, photoId }: GalleryLink): string {
  const photo = photoId === undefined ? '' : `?photo=${photoId}`;
  return href.gallery(shareId) + photo;
}

interface GalleryPlace {
  photoId?: string | undefined;
  intent?: GalleryIntent;
  hash?: string | undefined;
}

/** The gallery's page as the browser shows it, whoever's photos these are, at this photo or at none. */
export function galleryPlace({ photoId, intent, hash }: GalleryPlace): string {
  const { location } = window;
  const query = new URLSearchParams(location.search);
  const asked = Object.entries({ photo: photoId, do: intent, guest: undefined });
  for (const [name, value] of asked) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return `${location.pathname}?${query.toString()}`.replace(/\?$/, '') + (hash ?? location.hash);
}

/** The id of the shared gallery that the browser shows. */
export function currentShareId(): string {
  return /^\/s\/([^/]+)\//.exec(window.location.pathname)?.[1] ?? '';
}
