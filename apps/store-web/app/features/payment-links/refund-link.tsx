import { refundPaymentLink, type PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { validateForm, type FieldErrors } from '@albumen/contract/form';
import { linkRefundForm } from '@albumen/contract/forms/payment-link-forms';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';
import { useIdempotencyKey } from '../payment/use-idempotency-key.ts';

interface RefundLinkProps {
  link: PaymentLink;
  onChange: (link: PaymentLink) => void;
}

/** Some of the money back, or what is left of it. */
export function RefundLink({ link, onChange }: RefundLinkProps) {
  const { linkId, currency, refundableMinor } = link;
  const [amount, setAmount] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const key = useIdempotencyKey();
  const refund = async () => {
    const wrong = validateForm(linkRefundForm, { amount });
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || isBusy) return;
    setIsBusy(true);
    const reply = await call(refundPaymentLink, {
      params: { linkId },
      body: { amount },
      headers: key.headersFor(amount),
    });
    setIsBusy(false);
    if (!reply.ok) return setErrors({ amount: [], ...refusalOf(reply.problem) });
    key.wentThrough();
    setAmount('');
    showToast('The refund is on its way.');
    onChange(reply.value);
  };
  return (
    <section className="payment-link__section">
      <h2 className="title-sm">Refund</h2>
      <CallForm errors={errors} className="link-refund" onSubmit={refund}>
        <TextField
          name="amount"
          label={`Amount in ${currency}`}
          hint={`Up to ${formatPrice(refundableMinor, currency)}. It goes back the way it came.`}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <div>
          <Button type="submit" isBusy={isBusy}>
            Refund
          </Button>
        </div>
      </CallForm>
    </section>
  );
}

function refusalOf({ fields, title }: { fields?: FieldErrors; title: string }): FieldErrors {
  return fields?.['amount'] === undefined ? { amount: [title] } : fields;
}
