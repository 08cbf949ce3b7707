import { buttonClass } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { Link } from '../../shell/navigation/link.tsx';
import type { GalleryTab } from './gallery-page.tsx';

/** A tab that has nothing to show yet. */
export function NoPhotos({ tab }: { tab: GalleryTab }) {
  return tab === 'favorites' ? (
    <EmptyState
      title="No favorites yet"
      action={
        <Link className={buttonClass({})} to="#photos" preventScrollReset>
          See all photos
        </Link>
      }
    >
      Press the heart on a photo, and it waits for you here.
    </EmptyState>
  ) : (
    <EmptyState title="The photos are on their way">
      They appear here as soon as they are ready.
    </EmptyState>
  );
}
