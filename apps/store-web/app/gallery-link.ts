import { href } from './paths.ts';

/** What a visitor wanted when signing in came in between; done on return. */
export type GalleryIntent = 'favorite' | 'download' | 'download-gallery' | 'download-favorites';

interface GalleryLink {
  shareId: string;
  photoId?: string | undefined;
  intent?: GalleryIntent;
}

/** The page, at one of its photos, with what is to happen there. */
export function galleryLink({ shareId, photoId, intent }: GalleryLink): string {
  const query = new URLSearchParams({
    ...(photoId !== undefined && { photo: photoId }),
    ...(intent !== undefined && { do: intent }),
  }).toString();
  return query === '' ? href.gallery(shareId) : `${href.gallery(shareId)}?${query}`;
}

const intents: readonly GalleryIntent[] = [
  'favorite',
  'download',
  'download-gallery',
  'download-favorites',
];

export function intentOf(search: URLSearchParams): GalleryIntent | undefined {
  return intents.find((intent) => intent === search.get('do'));
}

/** The id of the shared gallery that the browser shows. */
export function currentShareId(): string {
  return /^\/s\/([^/]+)\//.exec(window.location.pathname)?.[1] ?? '';
}
