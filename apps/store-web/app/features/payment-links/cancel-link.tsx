import { cancelPaymentLink, type PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { Button } from '@albumen/ui/buttons/button';
import { useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { focusLastButton } from '../../shell/navigation/focus-last-button.ts';
import { useLinkChange } from './use-link-change.ts';

interface CancelLinkProps {
  link: PaymentLink;
  onChange: (link: PaymentLink) => void;
}

/** Two clicks: the first asks, with the focus on the harmless answer. */
export function CancelLink({ link: { linkId }, onChange }: CancelLinkProps) {
  const [isAsking, setIsAsking] = useState<boolean>();
  const { isBusy, failure, run } = useLinkChange(onChange);
  if (isAsking !== true) {
    return (
      <div ref={isAsking === false ? focusLastButton : undefined}>
        <Button onClick={() => setIsAsking(true)}>Cancel link</Button>
      </div>
    );
  }
  return (
    <div className="payment-link__asking">
      <p>Whoever has the link can no longer pay it.</p>
      {failure !== undefined && (
        <p className="field__errors" role="alert">
          {failure}
        </p>
      )}
      <div className="payment-link__buttons" ref={focusLastButton}>
        <Button
          kind="danger"
          isBusy={isBusy}
          onClick={() => void run(() => call(cancelPaymentLink, { params: { linkId } }))}
        >
          Cancel link
        </Button>
        <Button kind="quiet" onClick={() => setIsAsking(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
