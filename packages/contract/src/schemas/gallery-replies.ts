import { z } from 'zod';
import { coverStyles } from '../covers.ts';
import { downloadMaxPixels, photoSort } from './gallery-parts.ts';

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
