import '@albumen/ui/ui.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider, ScrollRestoration } from 'react-router';
import { PhotoGrid } from './photo-grid.tsx';
import { photoColumns } from '../../../test/photo-columns.ts';
import { revealPhoto } from './reveal-photo.ts';

/* A gallery of 3200 photos below a hero, and another page to come back from. */
const photos = photoColumns(3200, null);

Object.assign(window, { revealPhoto });

function Gallery() {
  return (
    <>
      <h1 style={{ height: 700 }}>Gallery</h1>
      <PhotoGrid
        photos={photos}
        renderOver={(_, index) => (
          <button type="button" className="photo-tile__cover" aria-label={`Open ${index + 1}`} />
        )}
      />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

const routes = [
  {
    Component: Root,
    children: [
      { path: '/', Component: Gallery },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ],
  },
];

// As on a page that the server rendered: a new visit is no return.
const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
const root = document.getElementById('app');
if (root) createRoot(root).render(<RouterProvider router={router} />);
