import { chooseMarketing } from '@albumen/contract/endpoints/accounts';
import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { call } from '../../../shell/api/browser-api.ts';
import { OverlayDialog } from '../../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../../shell/overlays/overlay-store.ts';

/** Asked once, at the second visit; closing it is a no. */
export function Overlay() {
  const choose = (choice: 'in' | 'out') => {
    closeOverlay('marketingOptIn');
    void call(chooseMarketing, { query: { choice } });
  };
  return (
    <OverlayDialog
      name="marketingOptIn"
      title="News from the lab"
      onDismiss={() => void call(chooseMarketing, { query: { choice: 'out' } })}
    >
      <p>
        New papers, new card designs, price changes: one mail a month, and you can stop it anytime.
      </p>
      <DialogActions>
        <Button onClick={() => choose('out')}>No, thanks</Button>
        <Button kind="primary" onClick={() => choose('in')}>
          Send me news
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
