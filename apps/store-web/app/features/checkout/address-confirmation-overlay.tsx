import {
  clearSuggestedAddress,
  selectSuggestedAddress,
  updateShipping,
  type Checkout,
  type CheckoutAddress,
} from '@albumen/contract/endpoints/checkout';
import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { Notice } from '@albumen/ui/feedback/notice';
import { useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { whileLoading } from '../../shell/navigation/loading.ts';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import type { Reply } from '../../shell/api/api.ts';
import { AddressChoice, type AddressChoiceValue } from '../addresses/address-choice.tsx';

export interface AddressConfirmationProps {
  resourceId: string;
  address: CheckoutAddress;
  /** Null: nothing like it was found. */
  suggestedAddress: CheckoutAddress | null;
  onDone: (checkout: Checkout) => void;
}

/** The typed address, what the postal service has instead, or back to the form. */
export function Overlay(props: AddressConfirmationProps) {
  const { address, suggestedAddress } = props;
  const [choice, setChoice] = useState<AddressChoiceValue>(
    suggestedAddress ? 'suggested' : 'original',
  );
  const { isBusy, failure, take, edit } = useAnswers(props);
  return (
    <OverlayDialog name="addressConfirmation" title="Confirm the address" onDismiss={edit}>
      <AddressChoice
        entered={address}
        suggested={suggestedAddress}
        chosen={choice}
        onChoose={setChoice}
      />
      {failure !== undefined && <Notice kind="danger" title={failure} />}
      <DialogActions>
        <Button onClick={edit}>Edit address</Button>
        <Button kind="primary" isBusy={isBusy} onClick={() => void take(choice)}>
          Use this address
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}

function useAnswers({ resourceId, onDone }: AddressConfirmationProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const params = { resourceId };

  const finish = async (request: Promise<Reply<Checkout>>) => {
    setIsBusy(true);
    const reply = await whileLoading(request);
    setIsBusy(false);
    if (!reply.ok) return setFailure(reply.problem.title);
    closeOverlay('addressConfirmation');
    onDone(reply.value);
  };

  const keep = async (): Promise<Reply<Checkout>> => {
    const reply = await call(updateShipping, { params, body: { overrideValidatedAddress: true } });
    return reply.ok ? { ok: true, value: reply.value.checkout } : reply;
  };

  return {
    isBusy,
    failure,
    take: (choice: AddressChoiceValue) =>
      finish(choice === 'suggested' ? call(selectSuggestedAddress, { params }) : keep()),
    edit: () => void finish(call(clearSuggestedAddress, { params })),
  };
}
