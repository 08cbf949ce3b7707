import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { ShopQuery } from '../../shop-links.ts';

const carried = ['gallery', 'photo', 'photos'] as const;

/** What goes along from page to page of the shop: whose photos, which one, or all favorites. */
export function shopQueryOf(search: URLSearchParams): ShopQuery {
  return Object.fromEntries(carried.map((key) => [key, search.get(key) ?? undefined]));
}

const idPattern = /^[A-Za-z0-9_-]{22}$/;

/** The gallery and photo that an address names, as the call takes them. */
export function photosQueryOf(url: string): { gallery?: string; photo?: string } {
  const { searchParams } = new URL(url);
  // Of several that were chosen, the first one shows the products.
  const [photo = null] = searchParams.get('photo')?.split(',') ?? [];
  const gallery = searchParams.get('gallery');
  return {
    ...(gallery !== null && idPattern.test(gallery) && { gallery }),
    ...(photo !== null && idPattern.test(photo) && { photo }),
  };
}

/** Filters and options change nothing that was loaded; another gallery does. */
export function shopShouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const galleryOf = (url: URL) => url.searchParams.get('gallery');
  return galleryOf(currentUrl) !== galleryOf(nextUrl);
}
