import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import { SupportForm, type SupportFormProps } from './support-form.tsx';

export function Overlay({ referenceId, onMessages }: SupportFormProps) {
  return (
    <OverlayDialog name="orderSupport" title="Questions about this order">
      <SupportForm
        referenceId={referenceId}
        onMessages={(messages) => {
          onMessages(messages);
          closeOverlay('orderSupport');
        }}
      />
    </OverlayDialog>
  );
}
