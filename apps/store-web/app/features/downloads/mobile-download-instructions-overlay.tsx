import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import type { Phone } from './start-download.ts';

export interface MobileDownloadInstructionsProps {
  phone: Phone;
  /** The photo stands in a window of its own; else a file is saved. */
  isShown: boolean;
}

const shown = [
  'The photo opened in a new tab. Hold your finger on it.',
  'Choose “Save to Photos” or “Save Image”.',
];

const saved: Record<Phone, readonly string[]> = {
  apple: [
    'Tap “Download” when you are asked. The file goes to the Files app, into Downloads.',
    'Tap a ZIP file there to unpack it.',
    'Open a photo there, tap Share, and choose “Save Image”: it is among your photos.',
  ],
  android: [
    'The download is in your notifications. Swipe down to see it.',
    'Photos land in Downloads, and in your gallery app.',
    'Open a ZIP file with the Files app to unpack it.',
  ],
};

/** Phones keep photos each in its own way. */
export function Overlay({ phone, isShown }: MobileDownloadInstructionsProps) {
  const steps = isShown ? shown : saved[phone];
  return (
    <OverlayDialog name="mobileDownloadInstructions" title="Save it to your phone">
      <ol className="download-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <DialogActions>
        <Button kind="primary" onClick={() => closeOverlay('mobileDownloadInstructions')}>
          Got it
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
