import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';

/** Phones open photos instead of saving them, each in its own way. */
export function Overlay() {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  return (
    <OverlayDialog name="mobileDownloadInstructions" title="Save it to your phone">
      {isApple ? (
        <ol className="download-steps">
          <li>The photo opened in a new tab. Hold your finger on it.</li>
          <li>Choose “Save to Photos”.</li>
          <li>A ZIP file goes to the Files app, into Downloads. Tap it there to unpack it.</li>
        </ol>
      ) : (
        <ol className="download-steps">
          <li>The download is in your notifications. Swipe down to see it.</li>
          <li>Photos land in Downloads, and in your gallery app.</li>
          <li>Open a ZIP file with the Files app to unpack it.</li>
        </ol>
      )}
      <DialogActions>
        <Button kind="primary" onClick={() => closeOverlay('mobileDownloadInstructions')}>
          Got it
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
