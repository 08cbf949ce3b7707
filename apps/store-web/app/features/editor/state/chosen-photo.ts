import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import type { ChosenPhoto } from '@albumen/print/document/chosen-photo';

/** What a design keeps of a photo. */
export function chosenPhoto({ photoId, sha256, width, height }: EditorPhoto): ChosenPhoto {
  return { photoId, sha256, width, height };
}
