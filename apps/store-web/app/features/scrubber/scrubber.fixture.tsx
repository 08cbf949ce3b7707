import '@albumen/ui/ui.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { photoColumns } from '../../../test/photo-columns.ts';
import { PhotoGrid } from '../photos/photo-grid.tsx';
import { Scrubber } from './scrubber.tsx';

/* As many photos as the address says, below a hero. */
const photos = photoColumns(Number(new URLSearchParams(location.search).get('photos')), null);

function Gallery() {
  return (
    <>
      <h1 style={{ height: 700 }}>Gallery</h1>
      <PhotoGrid
        photos={photos}
        renderOver={(_, index) => (
          <button type="button" className="photo-tile__cover" aria-label={`Open ${index + 1}`} />
        )}
        renderBeside={(layout) => (
          <Scrubber
            layout={layout}
            marks={[
              { first: 0, label: '8 AM' },
              { first: 1600, label: 'Noon' },
            ]}
          />
        )}
      />
    </>
  );
}

const router = createMemoryRouter([{ path: '/', Component: Gallery }]);
const root = document.getElementById('app');
if (root) createRoot(root).render(<RouterProvider router={router} />);
