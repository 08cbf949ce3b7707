import { photosLabel } from '@albumen/domain/photos/photos-label';
import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { Button } from '@albumen/ui/buttons/button';
import { useState } from 'react';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import { downloadGallery, type GalleryPart } from './download-photos.ts';
import './downloads.css';

export interface DownloadChoicesProps {
  gallery: SharedGallery;
  favorites: readonly string[];
}

/** All photos or one's favorites, as one archive whose progress the browser shows and resumes. */
export function DownloadChoices({ gallery, favorites }: DownloadChoicesProps) {
  const { shareId, photoCount, downloadMaxPixels } = gallery;
  const [busy, setBusy] = useState<GalleryPart>();
  const start = async (part: GalleryPart) => {
    setBusy(part);
    // The place in line is shown where the choices were.
    if (!(await downloadGallery({ shareId, part }))) closeOverlay('downloadGallery');
  };
  return (
    <div className="download-choices">
      <Choice
        title="The whole gallery"
        facts={`${photosLabel(photoCount)}${sizeNote(downloadMaxPixels)}`}
        isBusy={busy === 'gallery'}
        onStart={() => void start('gallery')}
      />
      {favorites.length > 0 && (
        <Choice
          title="My favorites"
          facts={`${photosLabel(favorites.length)}${sizeNote(downloadMaxPixels)}`}
          isBusy={busy === 'favorites'}
          onStart={() => void start('favorites')}
        />
      )}
      <p className="text-sm text-muted">
        One ZIP file. If the download is interrupted, the browser can go on where it stopped.
      </p>
    </div>
  );
}

function sizeNote(maxPixels: number | null): string {
  return maxPixels === null ? ', originals' : `, up to ${maxPixels.toLocaleString('en-US')} pixels`;
}

interface ChoiceProps {
  title: string;
  facts: string;
  isBusy: boolean;
  onStart: () => void;
}

function Choice({ title, facts, isBusy, onStart }: ChoiceProps) {
  return (
    <div className="download-choices__row">
      <div>
        <p>{title}</p>
        <p className="text-sm text-muted">{facts}</p>
      </div>
      <Button isBusy={isBusy} onClick={onStart} aria-label={`Download ${title.toLowerCase()}`}>
        Download
      </Button>
    </div>
  );
}
