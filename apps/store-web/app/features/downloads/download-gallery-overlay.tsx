import type { ArchiveReply } from '@albumen/contract/endpoints/downloads';
import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { DownloadChoices } from './download-choices.tsx';
import { QueuedDownload } from './queued-download.tsx';

export type DownloadGalleryProps =
  | { gallery: SharedGallery; favorites: readonly string[] }
  | { waiting: ArchiveReply };

export function Overlay(props: DownloadGalleryProps) {
  return (
    <OverlayDialog name="downloadGallery" title="Download">
      {'waiting' in props ? (
        <QueuedDownload archive={props.waiting} />
      ) : (
        <DownloadChoices {...props} />
      )}
    </OverlayDialog>
  );
}
