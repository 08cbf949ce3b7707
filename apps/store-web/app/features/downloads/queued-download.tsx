import { photosLabel } from '@albumen/domain/photos/photos-label';
import { getArchive, type ArchiveReply } from '@albumen/contract/endpoints/downloads';
import { useEffect, useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { closeOverlay, openOverlay } from '../../shell/overlays/overlay-store.ts';
import { startDownload } from './start-download.ts';

const askAgainMs = 3_000;

/** Few archives run at once, so that each is fast; asking keeps the place, and the download starts by itself. */
export function QueuedDownload({ archive }: { archive: ArchiveReply }) {
  const [position, setPosition] = useState(archive.position);
  useEffect(() => {
    let timer = setTimeout(ask, askAgainMs);
    let isGone = false;
    async function ask(): Promise<void> {
      const reply = await call(getArchive, { params: { archiveId: archive.archiveId } });
      if (isGone) return;
      if (!reply.ok && reply.problem.code !== 'unavailable') {
        closeOverlay('downloadGallery');
        return void openOverlay('error', { message: reply.problem.title });
      }
      if (reply.ok) setPosition(reply.value.position);
      if (!reply.ok || reply.value.position > 0) {
        timer = setTimeout(ask, askAgainMs);
        return;
      }
      startDownload(reply.value.url);
      closeOverlay('downloadGallery');
    }
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [archive.archiveId]);
  return (
    <div className="download-choices" aria-live="polite">
      <p>
        Many people are downloading right now. You are number <strong>{position}</strong> in line.
      </p>
      <p className="text-sm text-muted">
        Leave this open: your download of {photosLabel(archive.photoCount)} starts by itself.
      </p>
    </div>
  );
}
