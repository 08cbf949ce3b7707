import type { RouteObject } from 'react-router';
import { layout, page } from './page-route.ts';
import { paths } from './paths.ts';
import { rootRoute } from './shell/root.tsx';

/** The pages that are looked at by many and must come quickly: the table of all others waits. */
export const exhibition = layout(
  'layout.exhibition',
  () => import('./routes/layout.exhibition.tsx'),
  [page('gallery', paths.gallery, () => import('./routes/gallery.tsx'))],
);

export const galleryRoutes: RouteObject[] = [{ ...rootRoute, children: [exhibition] }];
