import { z } from 'zod';
import { coverStyles } from '../covers.ts';
import { formRules } from '../form-body.ts';
import { galleryBrandForm, galleryForm } from '../forms/gallery-forms.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { emails, maxLength, required } from '../rules.ts';
import * as endpoints from '../endpoints/galleries.ts';
import { declareCalls } from './declare-calls.ts';
import { changedReply, galleryParams, photoSort } from './gallery-parts.ts';
import { syncReply } from './photos.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const text = z.string().max(10_000);

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

/** Largest longest side that visitors may download; null is the original. */
const downloadMaxPixels = z.union([z.literal(1440), z.literal(2560)]).nullable();

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
  pin: z
    .string()
    .regex(new RegExp(`^\\d{${limits.pinMinDigits},${limits.pinMaxDigits}}$`), messages.pin)
    .nullable()
    .optional(),
  /** Last day of the link, `2026-12-31`; null for no end. */
  expiresOn: z.iso.date().nullable().optional(),
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

/** A photo that stands for its gallery; `base` and `token` for `renditionUrl`. */
const cover = z.object({
  photoId: z.string(),
  base: z.string(),
  token: z.string(),
  /** Width divided by height of the oriented photo. */
  ratio: z.number(),
  hash: z.string().nullable(),
  /** Percent of the oriented width and height: crops keep this point. */
  focus: z.object({ x: z.number().int(), y: z.number().int() }),
});

const logo = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() });

/** The brand's color as it reads in each scheme, and what is written on it. */
const accent = z.object({
  light: z.string(),
  onLight: z.string(),
  dark: z.string(),
  onDark: z.string(),
});

const coverColors = z.object({ color: z.string(), ink: z.string() });

const camera = z.object({
  name: z.string(),
  shiftMs: z.number().int(),
  photoCount: z.number().int(),
});

/** Whether guests may look for themselves. */
const findMe = z.object({
  isOn: z.boolean(),
  /** Every photo was looked at; before that some may be missing from what is found. */
  isReady: z.boolean(),
  /** What guests read before they agree. */
  text: z.string(),
  /** The operator's own model, which their browsers then load; absent where it is ours. */
  model: z.string().optional(),
});

/** A gallery as its owner sees it. */
export const galleryReply = z.object({
  galleryId: z.string(),
  state: z.enum(['draft', 'active']),
  title: z.string(),
  occasion: z.string(),
  date: z.number().int().nullable(),
  /** The gallery's own, else its brand's. */
  businessName: z.string(),
  /** The brand that it wears, of those that it could. */
  brandId: z.string(),
  brands: z.array(z.object({ brandId: z.string(), businessName: z.string() })),
  sort: photoSort,
  version: z.number().int(),
  photoCount: z.number().int(),
  sizeBytes: z.number().int(),
  favoriteCount: z.number().int(),
  hero: cover.nullable(),
  coverStyle: z.enum(coverStyles),
  /** Null until it is shared, and after the link was revoked. */
  link: z.string().nullable(),
  allowsDownloads: z.boolean(),
  downloadMaxPixels,
  allowsFavorites: z.boolean(),
  allowsShop: z.boolean(),
  /** Null where the operator does not allow it; `described` of its photos were looked at. */
  findMe: findMe.extend({ described: z.number().int(), showsPeople: z.boolean() }).nullable(),
  hasPin: z.boolean(),
  expiresOn: z.string().nullable(),
  isExpired: z.boolean(),
  cameras: z.array(camera),
  createdAt: z.number().int(),
  deletedAt: z.number().int().nullable(),
  can: z.object({ edit: z.boolean(), share: z.boolean(), restore: z.boolean() }),
});

/** A gallery as a visitor sees it: nothing of the owner but the brand that it wears. */
export const sharedGalleryReply = z.object({
  galleryId: z.string(),
  shareId: z.string(),
  title: z.string(),
  occasion: z.string(),
  date: z.number().int().nullable(),
  businessName: z.string(),
  /** Stands above the title where the brand says so. */
  logo: logo.nullable(),
  /** Null: as the lab brand is dressed. */
  colors: z.object({ accent: accent.nullable(), cover: coverColors.nullable() }),
  version: z.number().int(),
  /** Photos that can be seen. */
  photoCount: z.number().int(),
  /** When the link ends; null for no end, and for the owner. A copy that a browser keeps ends then, too. */
  sharedUntil: z.number().int().nullable(),
  hero: cover.nullable(),
  coverStyle: z.enum(coverStyles),
  can: z.object({
    download: z.boolean(),
    favorite: z.boolean(),
    shop: z.boolean(),
    /** The viewer is its owner. */
    manage: z.boolean(),
  }),
  /** Null: originals. Says nothing unless `can.download`. */
  downloadMaxPixels,
  /** How many favorites this viewer may have; null for registered ones. */
  maxFavorites: z.number().int().nullable(),
  /** Absent where guests can't look for themselves. */
  findMe: findMe.optional(),
  /** Guests may look for people by name. */
  showsPeople: z.boolean(),
});

export const gallerySort = z.enum([
  'created',
  'created-desc',
  'title',
  'title-desc',
  'date',
  'date-desc',
]);

export const listQuery = z.object({
  search: z.string().max(200).optional(),
  sort: gallerySort.optional(),
  /** Cursor of the page before. */
  next: z.string().max(600).optional(),
});

const galleryCard = z.object({
  galleryId: z.string(),
  state: z.enum(['draft', 'active']),
  title: z.string(),
  occasion: z.string(),
  date: z.number().int().nullable(),
  photoCount: z.number().int(),
  favoriteCount: z.number().int(),
  cover: cover.nullable(),
  isShared: z.boolean(),
  /** The last day of its link is over: guests see it no more. */
  hasEnded: z.boolean(),
  createdAt: z.number().int(),
  deletedAt: z.number().int().nullable(),
});

export const listReply = z.object({
  galleries: z.array(galleryCard),
  /** How many match in all pages together. */
  total: z.number().int(),
  next: z.string().nullable(),
});

export const binReply = z.object({
  galleries: z.array(galleryCard.extend({ keptUntil: z.number().int() })),
});

export const pinBody = z.strictObject({ pin: z.string().max(limits.pinMaxDigits) });
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
