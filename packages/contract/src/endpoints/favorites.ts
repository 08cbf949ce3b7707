import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/favorites.ts';
import type { PublicColumns } from './photos.ts';

export type Favorite = z.infer<typeof schemas.favoriteReply>;
export type OwnFavorites = z.infer<typeof schemas.ownFavoritesReply>;
export type FavoritePerson = z.infer<typeof schemas.favoritePerson>;
export type ManagedFavorites = z.infer<typeof schemas.managedFavoritesReply>;

/** Carries `maxFavorites`, and adds nothing, when an unregistered visitor has reached it. */
export const addFavorite = endpoint<{ params: { photoId: string }; reply: Favorite }>({
  method: 'GET',
  path: '/favorite/add/:photoId',
  changesState: true,
  isSafeToRepeat: true,
});

export const removeFavorite = endpoint<{ params: { photoId: string }; reply: Favorite }>({
  method: 'GET',
  path: '/favorite/remove/:photoId',
  changesState: true,
  isSafeToRepeat: true,
});

/** The selected-photos panel of the manage page: many at once, owner only. */
export const favoriteSelection = endpoint<{
  body: { ids: string[]; isFavorite: boolean };
  reply: z.infer<typeof schemas.selectionReply>;
}>({ method: 'PATCH', path: '/favorite/selection', isSafeToRepeat: true });

/** Which photos of a shared gallery this viewer has favorited. */
export const ownFavorites = endpoint<{ params: { shareId: string }; reply: OwnFavorites }>({
  method: 'GET',
  path: '/api/shared/:shareId/favorites',
});

/** This viewer's favorites of a shared gallery as a grid: HTML, or columns as JSON. */
export const sharedFavorites = endpoint<{
  params: { shareId: string; windowWidth: string };
  reply: PublicColumns;
}>({ method: 'GET', path: '/gallery/view/favorites/:shareId/:windowWidth' });

/** Who favorited what, for the owner: HTML, or JSON. */
export const managedFavorites = endpoint<{
  params: { galleryId: string; windowWidth: string };
  query: { person?: string };
  reply: ManagedFavorites;
}>({ method: 'GET', path: '/gallery/manage/favorites/:galleryId/:windowWidth' });

/** File names as plain text, for the search field of Lightroom. */
export const favoriteNames = endpoint<{
  params: { galleryId: string };
  query: {
    person?: string;
    extension?: 'with' | 'without';
    separator?: 'comma' | 'line';
  };
  reply: string;
}>({ method: 'GET', path: '/gallery/favorites/:galleryId/names.txt' });
