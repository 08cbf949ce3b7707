import { z } from 'zod';
import * as endpoints from '../endpoints/guests.ts';
import { formRules } from '../form-body.ts';
import { guestForm } from '../forms/guest-form.ts';
import { declareCalls } from './declare-calls.ts';
import { shareParams } from './galleries.ts';
import { galleryParams } from './gallery-parts.ts';

export const guestReply = z.object({
  /** Null for a visitor who has left none here. */
  email: z.string().nullable(),
});

export const guestBody = z
  .strictObject({ email: z.string().trim().max(254).default('') })
  .superRefine(formRules(guestForm));

export const joinBody = z.strictObject({ token: z.string().max(100) });

export const galleryGuest = z.object({
  guestId: z.string(),
  email: z.string(),
  /** A link mailed to the address was opened. */
  isConfirmed: z.boolean(),
  favoriteCount: z.number().int(),
  /** Epoch milliseconds. */
  joinedAt: z.number().int(),
  /** Of the last download; null before the first one. */
  downloadedAt: z.number().int().nullable(),
});

export const guestsReply = z.object({ guests: z.array(galleryGuest) });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  getGuest: { params: shareParams, reply: guestReply },
  becomeGuest: { params: shareParams, body: guestBody, reply: guestReply },
  joinGuest: { params: shareParams, body: joinBody, reply: guestReply },
  listGuests: { studioRight: 'galleries:see', params: galleryParams, reply: guestsReply },
});
