import { z } from 'zod';
import { managedColumns, photoIds, photoParams, publicColumns } from './photos.ts';
import * as endpoints from '../endpoints/favorites.ts';
import { declareCalls } from './declare-calls.ts';
import { shareParams } from './galleries.ts';
import { galleryParams } from './gallery-parts.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const windowWidth = z.string().regex(/^\d{1,5}$/);

export const managedFavoritesParams = z.object({ galleryId: id, windowWidth });
export const sharedFavoritesParams = z.object({ shareId: id, windowWidth });

/** Whose favorites: an account's or visitor's id as listed in `people`; all without it. */
const person = id.optional();

export const managedFavoritesQuery = z.object({ person });

export const favoriteReply = z.object({
  photoId: z.string(),
  isFavorite: z.boolean(),
  /** How many favorites this person has in the gallery now. */
  count: z.number().int(),
  /** Present when an unregistered visitor has reached it: nothing was added. */
  maxFavorites: z.number().int().optional(),
});

export const selectionBody = z.strictObject({ ids: photoIds, isFavorite: z.boolean() });
/** Those that it changed: the others were so before. */
export const selectionReply = z.object({ photoIds: z.array(z.string()) });

/** What one viewer has favorited in a shared gallery. */
export const ownFavoritesReply = z.object({
  photoIds: z.array(z.string()),
  /** Null for registered viewers, and for guests who left an email. */
  maxFavorites: z.number().int().nullable(),
});

export const favoritePerson = z.object({
  id: z.string(),
  /** An account's name, a guest's email, or 'Visitor 3' in the order of their first favorite. */
  name: z.string(),
  kind: z.enum(['owner', 'account', 'guest', 'visitor']),
  count: z.number().int(),
});

export const managedFavoritesReply = z.object({
  people: z.array(favoritePerson),
  /** Favorited photos, whoever is chosen; `favorites` counts all people. */
  photos: managedColumns,
  /** Photos with at least one favorite. */
  total: z.number().int(),
});

export const sharedFavoritesReply = publicColumns;

export const favoriteNamesQuery = z.object({
  person,
  /** `without` for programs that know the photo under another extension. */
  extension: z.enum(['with', 'without']).optional(),
  separator: z.enum(['comma', 'line']).optional(),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  addFavorite: { params: photoParams, reply: favoriteReply },
  removeFavorite: { params: photoParams, reply: favoriteReply },
  favoriteSelection: {
    studioRight: 'galleries:change',
    body: selectionBody,
    reply: selectionReply,
  },
  ownFavorites: { params: shareParams, reply: ownFavoritesReply },
  sharedFavorites: { params: sharedFavoritesParams, reply: sharedFavoritesReply },
  managedFavorites: {
    studioRight: 'galleries:see',
    params: managedFavoritesParams,
    query: managedFavoritesQuery,
    reply: managedFavoritesReply,
  },
  favoriteNames: {
    studioRight: 'galleries:see',
    params: galleryParams,
    query: favoriteNamesQuery,
    reply: z.string(),
  },
});
