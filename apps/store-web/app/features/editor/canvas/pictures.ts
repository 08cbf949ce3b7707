import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import { renditionUrl, type RenditionName } from '@albumen/contract/renditions';

/** The photos that can be painted, in the largest size that was asked for. */
export interface Pictures {
  /** Those of a face: the picture of another photo is no news to it. */
  of: (photoIds: readonly string[]) => FacePictures;
  /** Loads a photo in at least this size, unless it is there. */
  want: (photoId: string, size: RenditionName) => void;
  /** Gives its memory back; who shows it again wants it again. */
  letGo: (photoId: string) => void;
  stop: () => void;
}

export interface FacePictures {
  /** A new map whenever one of these pictures has come. */
  getSnapshot: () => ReadonlyMap<string, ImageBitmap>;
  subscribe: (listener: () => void) => () => void;
}

interface PictureSource {
  base: () => string;
  photoOf: (photoId: string) => EditorPhoto | undefined;
}

/* A photo that was uploaded a moment ago has no renditions yet; a network may be gone for long. */
const firstRetryMs = 10_000;
const longestRetryMs = 60_000;

/** Of a gallery that is open to the viewer. */
interface SeenPhoto {
  photoId: string;
  token: string;
}

interface Wanted {
  size: number;
  loadedSize: number;
  stopping: AbortController;
}

export function createPictures({ base, photoOf }: PictureSource): Pictures {
  const pictures = new Map<string, ImageBitmap>();
  const wanted = new Map<string, Wanted>();
  const listeners = new Map<() => void, readonly string[]>();

  async function load(photo: SeenPhoto, size: RenditionName, asked: Wanted): Promise<void> {
    const address = renditionUrl({ base: base(), token: photo.token }, size);
    const picture = await readUntilItComes(address, asked.stopping.signal);
    if (picture === undefined) return;
    // A smaller one may come later than a larger one.
    if (asked.loadedSize > Number(size)) return picture.close();
    asked.loadedSize = Number(size);
    pictures.set(photo.photoId, picture);
    for (const [listener, photoIds] of listeners) if (photoIds.includes(photo.photoId)) listener();
  }

  function letGo(photoId: string): void {
    wanted.get(photoId)?.stopping.abort();
    wanted.delete(photoId);
    pictures.get(photoId)?.close();
    pictures.delete(photoId);
  }

  return {
    of: (photoIds) => facePictures(pictures, listeners, photoIds),
    want(photoId, size) {
      const { token = null } = photoOf(photoId) ?? {};
      const known = wanted.get(photoId);
      if (token === null || (known?.size ?? 0) >= Number(size)) return;
      const asked = known ?? { size: 0, loadedSize: 0, stopping: new AbortController() };
      asked.size = Number(size);
      wanted.set(photoId, asked);
      void load({ photoId, token }, size, asked);
    },
    letGo,
    stop() {
      for (const photoId of wanted.keys()) letGo(photoId);
    },
  };
}

function facePictures(
  pictures: ReadonlyMap<string, ImageBitmap>,
  listeners: Map<() => void, readonly string[]>,
  photoIds: readonly string[],
): FacePictures {
  let chosen: ReadonlyMap<string, ImageBitmap> = new Map();
  const isChosen = (photoId: string) => chosen.get(photoId) === pictures.get(photoId);
  return {
    getSnapshot() {
      if (photoIds.every(isChosen)) return chosen;
      chosen = new Map([...pictures].filter(([photoId]) => photoIds.includes(photoId)));
      return chosen;
    },
    subscribe(listener) {
      listeners.set(listener, photoIds);
      return () => listeners.delete(listener);
    },
  };
}

/** Nothing once nobody wants it any more. */
async function readUntilItComes(
  address: string,
  signal: AbortSignal,
): Promise<ImageBitmap | undefined> {
  for (let waitMs = firstRetryMs; ; waitMs = Math.min(2 * waitMs, longestRetryMs)) {
    const picture = await readPicture(address, signal).catch(() => undefined);
    if (!signal.aborted && picture !== undefined) return picture;
    picture?.close();
    if (signal.aborted) return undefined;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (signal.aborted) return undefined;
  }
}

/* Bytes are decoded beside the main thread; an element's picture is not, but needs no leave to connect. */
async function readPicture(address: string, signal: AbortSignal): Promise<ImageBitmap> {
  const isOurs = new URL(address, location.href).origin === location.origin;
  if (isOurs) {
    const reply = await fetch(address, { signal });
    if (!reply.ok) throw new Error(`a picture answers ${reply.status}`);
    return createImageBitmap(await reply.blob());
  }
  const image = new Image();
  image.src = address;
  await image.decode();
  return createImageBitmap(image);
}
