import { z } from 'zod';
import { isCalendarDay } from '../calendar-day.ts';
import { coverStyles } from '../covers.ts';
import { formRules } from '../form-body.ts';
import { galleryBrandForm, galleryForm, pinPattern } from '../forms/gallery-forms.ts';
import { plainText } from '../lib/characters.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { plainDigits } from '../plain-digits.ts';
import { emails, maxLength, required } from '../rules.ts';
import * as endpoints from '../endpoints/galleries.ts';
import { declareCalls } from './declare-calls.ts';
import { changedReply, downloadMaxPixels, galleryParams, photoSort } from './gallery-parts.ts';
import { binReply, galleryReply, listReply, sharedGalleryReply } from './gallery-replies.ts';
import { syncReply } from './photos.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const text = z.string().overwrite(plainText).max(10_000);
const pin = z.string().max(100).overwrite(plainDigits).regex(pinPattern, messages.pin);

/** Midnight UTC of a calendar day between the years 1800 and 2200; any moment of it is taken. */
const epochMs = z.number().int().min(-5_364_662_400_000).max(7_289_654_400_000);

export const shareParams = z.object({ shareId: id });
export const heroParams = z.object({ galleryId: id, photoId: id });
export const shopParams = z.object({ galleryId: id, target: z.string().min(1).max(100) });

export const draftReply = z.object({ galleryId: z.string() });

export const createBody = z
  .strictObject({
    title: text.default(''),
    occasion: text.default(''),
    /** Epoch milliseconds; null for no date. */
    date: epochMs.nullable().default(null),
    businessName: text.default(''),
    /** The brand that it wears; the account's default when left out. */
    brandId: id.optional(),
  })
  .superRefine(formRules({ ...galleryForm, ...galleryBrandForm }));

/** What is left out stays as it is. */
export const editBody = z
  .strictObject({ title: text.optional(), occasion: text.optional(), brandId: id.optional() })
  .superRefine(formRules(galleryForm));

export const editDateBody = z.strictObject({ date: epochMs.nullable() });

/** What is left out stays as it is. */
export const settingsBody = z.strictObject({
  allowsDownloads: z.boolean().optional(),
  downloadMaxPixels: downloadMaxPixels.optional(),
  allowsFavorites: z.boolean().optional(),
  /** What already lies in a cart can be ordered nevertheless. */
  allowsShop: z.boolean().optional(),
  /** Switched off, everything that tells faces apart is gone at once. */
  allowsFindMe: z.boolean().optional(),
  /** Faces are grouped into people, whom the photographer names. */
  showsPeople: z.boolean().optional(),
  /** Digits; null takes the PIN away. */
  pin: pin.nullable().optional(),
  /** Last day of the link, `2026-12-31`; null for no end. */
  expiresOn: z.string().refine(isCalendarDay, messages.calendarDay).nullable().optional(),
  sort: photoSort.optional(),
  coverStyle: z.enum(coverStyles).optional(),
});

const percent = z.number().int().min(0).max(100);

/** The point that every crop of the photo keeps, in percent of its oriented width and height. */
export const focusBody = z.strictObject({ x: percent, y: percent });

/** A camera's clock was wrong by this much: what is added to every time it wrote. */
export const clockShiftBody = z.strictObject({
  camera: z.string().min(1).max(200),
  shiftMs: z.number().int().min(-limits.clockShiftMaxMs).max(limits.clockShiftMaxMs),
});

export const syncQuery = z.object({
  /** Version the caller has; answers what changed since. Without it no photos are listed. */
  since: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
});

export const heroReply = z.object({
  /** Address of the hero's display rendition. */
  url: z.string(),
  photoId: z.string(),
  /** What to choose again for undo. */
  previousPhotoId: z.string().nullable(),
  version: z.number().int(),
});

export const linkReply = z.object({ link: z.string() });

export const shareMailBody = z
  .strictObject({
    /** One address, or several with commas, semicolons, spaces or new lines between them. */
    email: text.trim().default(''),
    /** A personal line above the button. */
    note: text.trim().default(''),
  })
  .superRefine(
    formRules({ email: [required, emails], note: [maxLength(limits.invitationNoteCharacters)] }),
  );

export const sentReply = z.object({ isSent: z.literal(true) });

export const gallerySort = z.enum([
  'created',
  'created-desc',
  'title',
  'title-desc',
  'date',
  'date-desc',
]);

export const listQuery = z.object({
  search: z.string().max(limits.gallerySearchMaxCharacters).optional(),
  sort: gallerySort.optional(),
  /** Cursor of the page before. */
  next: z.string().max(600).optional(),
});

export const pinBody = z.strictObject({ pin });
export const pinReply = z.object({ isOpen: z.literal(true) });

const see = { studioRight: 'galleries:see' } as const;
const change = { studioRight: 'galleries:change' } as const;

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  startDraft: { ...change, reply: draftReply },
  createGallery: { ...change, params: galleryParams, body: createBody, reply: changedReply },
  syncGallery: { ...see, params: galleryParams, query: syncQuery, reply: syncReply },
  editGallery: { ...change, params: galleryParams, body: editBody, reply: changedReply },
  editGalleryDate: { ...change, params: galleryParams, body: editDateBody, reply: changedReply },
  editGallerySettings: {
    ...change,
    params: galleryParams,
    body: settingsBody,
    reply: changedReply,
  },
  shiftCameraClock: { ...change, params: galleryParams, body: clockShiftBody, reply: changedReply },
  chooseHero: { ...change, params: heroParams, reply: heroReply },
  placeFocus: { ...change, params: heroParams, body: focusBody, reply: changedReply },
  shareGallery: { ...change, params: galleryParams, reply: linkReply },
  revokeLink: { ...change, params: galleryParams, reply: changedReply },
  mailLink: { ...change, params: galleryParams, body: shareMailBody, reply: sentReply },
  linkQrCode: { ...see, params: galleryParams, reply: z.string() },
  deleteGallery: { ...change, params: galleryParams, reply: changedReply },
  restoreGallery: { ...change, params: galleryParams, reply: changedReply },
  shopGallery: { params: shopParams, reply: z.undefined() },
  getGallery: { ...see, params: galleryParams, reply: galleryReply },
  listGalleries: { ...see, query: listQuery, reply: listReply },
  listBin: { ...see, reply: binReply },
  getSharedGallery: { params: shareParams, reply: sharedGalleryReply },
  enterPin: { params: shareParams, body: pinBody, reply: pinReply },
});
