import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import { renditionUrl, type RenditionName } from '@albumen/contract/renditions';

/** The photos that can be painted, in the largest size that was asked for. */
export interface Pictures {
  /** A new map whenever a picture has come. */
  getSnapshot: () => ReadonlyMap<string, ImageBitmap>;
  subscribe: (listener: () => void) => () => void;
  /** Loads a photo in at least this size, unless it is there. */
  want: (photoId: string, size: RenditionName) => void;
  stop: () => void;
}

interface PictureSource {
  base: () => string;
  photoOf: (photoId: string) => EditorPhoto | undefined;
}

/* A photo that was uploaded a moment ago has no renditions yet; a network may be gone for long. */
const firstRetryMs = 10_000;
const longestRetryMs = 60_000;

export function createPictures({ base, photoOf }: PictureSource): Pictures {
  let pictures: ReadonlyMap<string, ImageBitmap> = new Map();
  const wanted = new Map<string, number>();
  const loaded = new Map<string, number>();
  const listeners = new Set<() => void>();
  const stopping = new AbortController();

  async function load(
    photo: EditorPhoto,
    size: RenditionName,
    waitMs = firstRetryMs,
  ): Promise<void> {
    const place = { base: base(), token: photo.token };
    try {
      const picture = await readPicture(renditionUrl(place, size));
      // A smaller one may come later than a larger one.
      const isLate = (loaded.get(photo.photoId) ?? 0) > Number(size);
      if (stopping.signal.aborted || isLate) return picture.close();
      loaded.set(photo.photoId, Number(size));
      pictures = new Map(pictures).set(photo.photoId, picture);
      for (const listener of listeners) listener();
    } catch {
      if (stopping.signal.aborted) return;
      const again = () => void load(photo, size, Math.min(2 * waitMs, longestRetryMs));
      setTimeout(again, waitMs);
    }
  }

  return {
    getSnapshot: () => pictures,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want(photoId, size) {
      const photo = photoOf(photoId);
      if (photo === undefined || (wanted.get(photoId) ?? 0) >= Number(size)) return;
      wanted.set(photoId, Number(size));
      void load(photo, size);
    },
    stop() {
      stopping.abort();
      for (const picture of pictures.values()) picture.close();
    },
  };
}

/* Bytes are decoded beside the main thread; an element's picture is not, but needs no leave to connect. */
async function readPicture(address: string): Promise<ImageBitmap> {
  const isOurs = new URL(address, location.href).origin === location.origin;
  if (isOurs) {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`a picture answers ${reply.status}`);
    return createImageBitmap(await reply.blob());
  }
  const image = new Image();
  image.src = address;
  await image.decode();
  return createImageBitmap(image);
}
