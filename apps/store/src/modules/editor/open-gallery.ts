import type { Dependencies } from '../../dependencies.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { viewByGallery } from '../galleries/gallery-access.service.ts';

/** Whether this visit may see a gallery now: a link may be revoked while somebody designs. */
export async function mayView(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<boolean> {
  try {
    await viewByGallery(deps, visit, galleryId);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
