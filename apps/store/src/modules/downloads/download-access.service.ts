import { downloadProblem } from '@albumen/domain/galleries/sharing';
import type { Dependencies } from '../../dependencies.ts';
import { fail, ProblemError } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import {
  viewByGallery,
  viewByLink,
  viewByPhoto,
  type ViewedGallery,
} from '../galleries/gallery-access.service.ts';

type Needed = Pick<Dependencies, 'db' | 'clock' | 'secrets'>;

/** A gallery whose photos this visit may save, and how large. */
export interface Downloadable {
  gallery: ViewedGallery['gallery'];
  isOwner: boolean;
  /** Longest side that is handed out; null is the original. */
  maxPixels: number | null;
}

export async function downloadablePhoto(
  deps: Needed,
  visit: Visit,
  photoId: string,
): Promise<Downloadable> {
  return allowed(await viewByPhoto(deps, visit, photoId));
}

/** Finds a gallery by its id, as its owner knows it, or by that of its link. */
export async function downloadableGallery(
  deps: Needed,
  visit: Visit,
  id: string,
): Promise<Downloadable> {
  try {
    return allowed(await viewByGallery(deps, visit, id));
  } catch (error) {
    const isUnknown = error instanceof ProblemError && error.problem.code === 'notFound';
    if (!isUnknown) throw error;
    return allowed(await viewByLink(deps, visit, id));
  }
}

function allowed({ gallery, sharing, viewer }: ViewedGallery): Downloadable {
  const refused = downloadProblem(sharing, viewer);
  if (refused !== undefined) fail(refused);
  const { isOwner } = viewer;
  return { gallery, isOwner, maxPixels: isOwner ? null : gallery.downloadMaxPixels };
}
