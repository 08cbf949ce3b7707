import { getArchive, type ArchiveReply } from '@albumen/contract/endpoints/downloads';
import { useEffect, useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import { startDownload } from './start-download.ts';

const askAgainMs = 3_000;

/** Few archives run at once, so that each is fast; asking keeps the place, and the download starts by itself. */
export function QueuedDownload({ archive }: { archive: ArchiveReply }) {
  const [position, setPosition] = useState(archive.position);
  useEffect(() => {
    const timer = setInterval(() => {
      void call(getArchive, { params: { archiveId: archive.archiveId } }).then((reply) => {
        if (!reply.ok) return;
        setPosition(reply.value.position);
        if (reply.value.position > 0) return;
        clearInterval(timer);
        startDownload(reply.value.url);
        closeOverlay('downloadGallery');
      });
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [archive.archiveId]);
  return (
    <div className="download-choices" aria-live="polite">
      <p>
        Many people are downloading right now. You are number <strong>{position}</strong> in line.
      </p>
      <p className="text-sm text-muted">
        Leave this open: your download of {archive.photoCount.toLocaleString('en-US')} photos starts
        by itself.
      </p>
    </div>
  );
}
