import { orderSupport, type OrderMessage } from '@albumen/contract/endpoints/orders';
import { validateForm, type FieldErrors } from '@albumen/contract/form';
import { orderSupportForm } from '@albumen/contract/forms/order-forms';
import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/buttons/button';
import { FormErrors } from '@albumen/ui/forms/form-errors';
import { TextArea } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { valuesOf } from '../../shell/forms/check-form.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { useIdempotencyKey } from '../payment/use-idempotency-key.ts';
import { ProofField } from './proof-field.tsx';

interface SupportFormProps {
  /** What people quote, or the order's id. */
  referenceId: string;
  onMessages: (messages: OrderMessage[]) => void;
  /** Whose order it is has to be said. */
  asksProof?: boolean;
}

/** Sends a message to the people who make the order, says so, and is empty again. */
export function SupportForm({ referenceId, onMessages, asksProof = false }: SupportFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sentCount, setSentCount] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [proof, setProof] = useState('');
  const key = useIdempotencyKey();
  const send = async (form: HTMLFormElement) => {
    // Asked of the page: what was typed before the application started counts, too.
    const message = valuesOf(form)['orderSupport'] ?? '';
    const found = validateForm(orderSupportForm, { orderSupport: message });
    setErrors(found);
    if (isBusy || Object.keys(found).length > 0) return;
    setIsBusy(true);
    const reply = await call(orderSupport, {
      params: { referenceId },
      body: { message, proof },
      headers: key.headersFor(message),
    });
    setIsBusy(false);
    if (!reply.ok) {
      const { fields } = reply.problem;
      if (fields) {
        const { message: orderSupport = [], proof: unproved = [] } = fields;
        return setErrors({ orderSupport, proof: unproved });
      }
      return void openOverlay('error', { message: reply.problem.title });
    }
    key.wentThrough();
    setSentCount(sentCount + 1);
    void openOverlay('orderSupportSent', {});
    onMessages(reply.value.messages);
  };
  return (
    <CallForm id="order-support" errors={errors} className="support-form" onSubmit={send}>
      <FormErrors labels={{ orderSupport: 'Message', proof: 'Email or zip code' }} />
      <TextArea
        key={sentCount}
        name="orderSupport"
        label="Message"
        rows={4}
        counterMax={limits.orderMessageMaxCharacters}
      />
      {asksProof && <ProofField proof={proof} onType={setProof} />}
      <div>
        <Button type="submit" isBusy={isBusy}>
          Send message
        </Button>
      </div>
    </CallForm>
  );
}
