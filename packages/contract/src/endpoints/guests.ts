import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/guests.ts';

export type Guest = z.infer<typeof schemas.guestReply>;
export type GalleryGuest = z.infer<typeof schemas.galleryGuest>;

type ShareParams = { shareId: string };

/** Under which email this visit is known in a shared gallery. */
export const getGuest = endpoint<{ params: ShareParams; reply: Guest }>({
  method: 'GET',
  path: '/api/shared/:shareId/guest',
});

/**
 * Leaves an email in a gallery: what downloads, and favorites without a limit, ask for instead of an account.
 * Favorites that the address has on another device are mailed a link; the answer never says whether.
 */
export const becomeGuest = endpoint<{ params: ShareParams; body: { email: string }; reply: Guest }>(
  {
    method: 'PATCH',
    path: '/api/shared/:shareId/guest',
    isSafeToRepeat: true,
  },
);

/** Opens the favorites of a mailed link on this device. Refuses with `linkInvalid`. */
export const joinGuest = endpoint<{ params: ShareParams; body: { token: string }; reply: Guest }>({
  method: 'PATCH',
  path: '/api/shared/:shareId/guest/join',
  isSafeToRepeat: true,
});

/** Who left an email in a gallery, for its owner; the newest first. */
export const listGuests = endpoint<{
  params: { galleryId: string };
  reply: z.infer<typeof schemas.guestsReply>;
}>({ method: 'GET', path: '/api/galleries/:galleryId/guests' });
