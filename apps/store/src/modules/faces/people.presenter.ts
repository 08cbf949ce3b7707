import type { FaceCrop } from '@albumen/contract/endpoints/people';
import { ratioOf } from '@albumen/domain/photos/photo-ratio';
import { renditionBase } from '../../rendition-urls.ts';
import type { listFacesOf } from './people.queries.ts';

export type FaceRow = Awaited<ReturnType<typeof listFacesOf>>[number];

export function presentFace(face: FaceRow): FaceCrop {
  const { faceId, photoId, token, x, y, faceWidth, faceHeight } = face;
  const box = { x, y, width: faceWidth, height: faceHeight };
  return { faceId, photoId, base: renditionBase, token, ratio: ratioOf(face), box };
}
