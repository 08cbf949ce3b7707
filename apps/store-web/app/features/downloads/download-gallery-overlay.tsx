import type { ArchiveReply } from '@albumen/contract/endpoints/downloads';
import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { DownloadChoices } from './download-choices.tsx';
import { WaitingInLine } from './waiting-in-line.tsx';

export type DownloadGalleryProps =
  | { gallery: SharedGallery; favorites: readonly string[] }
  | { waiting: ArchiveReply };

export function Overlay(props: DownloadGalleryProps) {
  return (
    <OverlayDialog name="downloadGallery" title="Download">
      {'waiting' in props ? (
        <WaitingInLine archive={props.waiting} />
      ) : (
        <DownloadChoices {...props} />
      )}
    </OverlayDialog>
  );
}
