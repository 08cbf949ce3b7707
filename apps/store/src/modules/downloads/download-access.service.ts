import { downloadProblem } from '@albumen/domain/galleries/sharing';
import type { Dependencies } from '../../dependencies.ts';
import { problem } from '@albumen/contract/problems';
import { fail, ProblemError } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import {
  viewByGallery,
  viewByLink,
  viewByPhoto,
  type ViewedGallery,
} from '../galleries/gallery-access.service.ts';
import { findFavoriter } from '../favorites/visitors.service.ts';

type Needed = Pick<Dependencies, 'db' | 'clock' | 'secrets'>;

/** Whose download it is. */
export type Holder = { accountId: string } | { guestId: string };

/** A gallery whose photos this visit may save, and how large. */
export interface Downloadable {
  gallery: ViewedGallery['gallery'];
  isOwner: boolean;
  holder: Holder;
  /** Longest side that is handed out; null is the original. */
  maxPixels: number | null;
}

/** A visitor of whom the gallery wants an email first: its page asks. */
export class EmailWanted extends ProblemError {
  readonly shareId: string;

  constructor(shareId: string) {
    super(problem('registrationRequired'));
    this.shareId = shareId;
  }
}

export async function downloadablePhoto(
  deps: Needed,
  visit: Visit,
  photoId: string,
): Promise<Downloadable> {
  return allowed(deps, visit, await viewByPhoto(deps, visit, photoId));
}

/** Finds a gallery by its id, as its owner knows it, or by that of its link. */
export async function downloadableGallery(
  deps: Needed,
  visit: Visit,
  id: string,
): Promise<Downloadable> {
  return allowed(deps, visit, await viewByEither(deps, visit, id));
}

async function viewByEither(deps: Needed, visit: Visit, id: string): Promise<ViewedGallery> {
  try {
    return await viewByGallery(deps, visit, id);
  } catch (error) {
    const isUnknown = error instanceof ProblemError && error.problem.code === 'notFound';
    if (!isUnknown) throw error;
    return viewByLink(deps, visit, id);
  }
}

async function allowed(
  { db }: Needed,
  visit: Visit,
  { gallery, sharing, viewer }: ViewedGallery,
): Promise<Downloadable> {
  const holder = await findHolder(db, visit, gallery.id);
  const refused = downloadProblem(sharing, { ...viewer, isRegistered: holder !== undefined });
  if (refused === 'downloadsOff') fail(refused);
  if (holder === undefined) throw new EmailWanted(gallery.shareId ?? '');
  const { isOwner } = viewer;
  return { gallery, isOwner, holder, maxPixels: isOwner ? null : gallery.downloadMaxPixels };
}

/** Undefined for a visitor who has left no email in the gallery. */
async function findHolder(
  db: Needed['db'],
  visit: Visit,
  galleryId: string,
): Promise<Holder | undefined> {
  const person = await findFavoriter(db, visit, galleryId);
  return person === undefined || 'visitorId' in person ? undefined : person;
}
