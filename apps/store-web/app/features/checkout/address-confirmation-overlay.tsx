import {
  clearSuggestedAddress,
  selectSuggestedAddress,
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
  const { isBusy, failure, take } = useAnswers(props);
  return (
    <OverlayDialog name="addressConfirmation" title="Confirm the address">
      <AddressChoice
        entered={address}
        suggested={suggestedAddress}
        chosen={choice}
        onChoose={setChoice}
      />
      {failure !== undefined && <Notice kind="danger" title={failure} />}
      <DialogActions>
        <Button onClick={() => closeOverlay('addressConfirmation')}>Edit address</Button>
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

  const take = async (choice: AddressChoiceValue) => {
    const endpoint = choice === 'suggested' ? selectSuggestedAddress : clearSuggestedAddress;
    setIsBusy(true);
    const reply = await whileLoading(call(endpoint, { params: { resourceId } }));
    setIsBusy(false);
    if (!reply.ok) return setFailure(reply.problem.title);
    closeOverlay('addressConfirmation');
    onDone(reply.value);
  };

  return { isBusy, failure, take };
}
