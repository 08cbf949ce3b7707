import { listGuests, type GalleryGuest } from '@albumen/contract/endpoints/guests';
import { Button } from '@albumen/ui/buttons/button';
import { CopyIcon } from '@albumen/ui/icons';
import { favoritesLabel } from '@albumen/domain/photos/photos-label';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { call } from '../../../shell/api/browser-api.ts';
import { useLoaded } from '../../../shell/api/use-loaded.ts';
import { NotLoaded } from '../../../shell/not-loaded.tsx';
import { copyText } from '../../../shell/navigation/share-link.ts';
import { showToast } from '../../../shell/toasts/toast-store.ts';

/** Who left an email in a gallery. */
export function GuestList({ galleryId }: { galleryId: string }) {
  const { value, failure, reload } = useLoaded(galleryId, () =>
    call(listGuests, { params: { galleryId } }),
  );
  if (failure !== undefined) return <NotLoaded failure={failure} onRetry={reload} />;
  if (value === undefined) return <p className="text-sm text-muted">Loading guests</p>;
  if (value.guests.length === 0) return <p className="text-sm text-muted">Nobody yet.</p>;
  return <Guests guests={value.guests} />;
}

function Guests({ guests }: { guests: readonly GalleryGuest[] }) {
  const copy = async () => {
    const addresses = new Set(guests.map(({ email }) => email));
    if (await copyText([...addresses].join(', '))) showToast('Addresses copied.');
  };
  return (
    <>
      <ul className="gallery-settings__guests" aria-label="Guests">
        {guests.map((guest) => (
          <li key={guest.guestId}>
            <span>{guest.email}</span>
            <span className="text-sm text-muted">{factsOf(guest)}</span>
          </li>
        ))}
      </ul>
      <Button isDense icon={<CopyIcon size={16} />} onClick={() => void copy()}>
        Copy addresses
      </Button>
    </>
  );
}

function factsOf({ favoriteCount, downloadedAt, isConfirmed }: GalleryGuest): string {
  const downloaded = downloadedAt !== null && `downloaded ${formatDate(new Date(downloadedAt))}`;
  return [favoritesLabel(favoriteCount), downloaded, isConfirmed && 'address confirmed']
    .filter((fact) => fact !== false)
    .join(' · ');
}
