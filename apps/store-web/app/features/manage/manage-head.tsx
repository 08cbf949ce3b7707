import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatSize } from '@albumen/domain/sizes/format-size';
import { Button } from '@albumen/ui/buttons/button';
import { Chip } from '@albumen/ui/chip';
import { CopyIcon } from '@albumen/ui/icons';
import { copyText } from '../../shell/navigation/share-link.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';
import { useMay } from '../../shell/use-may.ts';
import { GalleryDate } from './settings/gallery-date.tsx';
import { GalleryMenu } from './gallery-menu.tsx';
import { GalleryTitle } from './settings/gallery-title.tsx';
import { OccasionMenu } from './settings/occasion-menu.tsx';
import { ShareMenu } from './sharing/share-menu.tsx';
import type { ManagedPhotos } from './grid/use-managed-photos.ts';

export function ManageHead({ gallery, photos }: { gallery: Gallery; photos: ManagedPhotos }) {
  const mayChange = useMay('galleries:change');
  const sizeBytes = photos.columns?.sizeBytes.reduce((sum, bytes) => sum + bytes, 0);
  return (
    <header className="manage__head">
      {mayChange ? (
        <GalleryTitle gallery={gallery} />
      ) : (
        <h1 className="manage__title title-lg">{gallery.title || 'Untitled'}</h1>
      )}
      <div className={`manage__facts text-sm ${mayChange ? '' : 'manage__facts--set'}`}>
        {mayChange ? (
          <>
            <OccasionMenu gallery={gallery} />
            <GalleryDate gallery={gallery} />
          </>
        ) : (
          <SetFacts gallery={gallery} />
        )}
        <span className="manage__size text-muted">
          {formatSize(sizeBytes ?? gallery.sizeBytes)}
        </span>
        <Visibility gallery={gallery} />
      </div>
      <div className="manage__actions">
        {mayChange ? <ShareMenu gallery={gallery} /> : <CopyLink gallery={gallery} />}
        <GalleryMenu gallery={gallery} />
      </div>
    </header>
  );
}

/** Occasion and date as they were set. */
function SetFacts({ gallery: { occasion, date } }: { gallery: Gallery }) {
  return (
    <>
      {occasion !== '' && <span>{occasion}</span>}
      {date !== null && <span>{formatDate(new Date(date))}</span>}
    </>
  );
}

/** Whoever only looks passes on the link that is there. */
function CopyLink({ gallery: { link } }: { gallery: Gallery }) {
  if (link === null) return null;
  const copy = async () => {
    if (await copyText(link)) showToast('Link copied.');
  };
  return (
    <Button isDense icon={<CopyIcon size={16} />} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}

/** Who can see it, in a word. */
function Visibility({ gallery }: { gallery: Gallery }) {
  const { link, hasPin, expiresOn, isExpired } = gallery;
  if (link === null) return <Chip>Not shared</Chip>;
  if (isExpired) return <Chip>Closed</Chip>;
  const facts = [
    'Shared',
    hasPin && 'with PIN',
    expiresOn !== null && `until ${formatDate(new Date(expiresOn))}`,
  ];
  return <Chip isAccent>{facts.filter(Boolean).join(' ')}</Chip>;
}
