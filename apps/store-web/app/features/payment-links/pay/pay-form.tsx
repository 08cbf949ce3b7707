import type { PayableLink } from '@albumen/contract/endpoints/payment-links';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { Notice } from '@albumen/ui/feedback/notice';
import { TextField } from '@albumen/ui/forms/text-field';
import type { RefObject } from 'react';
import { chosenIn } from '../../payment/methods/chosen-method.ts';
import { PaymentMethods } from '../../payment/methods/payment-methods.tsx';
import { useLocation } from 'react-router';
import type { useLinkPay } from './use-link-pay.ts';

interface PayFormProps {
  form: RefObject<HTMLFormElement | null>;
  paying: ReturnType<typeof useLinkPay>;
}

export function PayForm({ form, paying }: PayFormProps) {
  const { link, subject, errors, isPaying, onReady, onReturn, pay } = paying;
  const { search } = useLocation();
  if (link.methods.length === 0) return <NotPayable link={link} />;
  return (
    <FormStateContext value={{ id: 'pay', errors, values: {} }}>
      <form
        className="pay__form"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
        }}
      >
        <TextField
          name="payerName"
          label="Your name"
          autoComplete="name"
          defaultValue={link.payerName}
          required
        />
        <TextField
          name="payerEmail"
          type="email"
          label="Email for your receipt"
          autoComplete="email"
          required
        />
        <PaymentMethods
          methods={link.methods}
          initial={chosenIn(search)}
          subject={subject}
          onReady={onReady}
          onReturn={onReturn}
        />
        <Button type="submit" kind="primary" isWide isBusy={isPaying}>
          Pay {formatPrice(link.amountMinor, link.currency)}
        </Button>
        <p className="text-sm text-muted">
          The money goes to {link.from.name}. What you pay with never reaches this page.
        </p>
      </form>
    </FormStateContext>
  );
}

const reasons: Partial<Record<PayableLink['status'], { title: string; text: string }>> = {
  canceled: {
    title: 'This link was canceled.',
    text: 'It takes no money. If you think you owe some, ask whoever sent it.',
  },
  expired: {
    title: 'This link has expired.',
    text: 'It takes no money any more. Ask whoever sent it for a new one.',
  },
};

function NotPayable({ link: { status } }: { link: PayableLink }) {
  const { title, text } = reasons[status] ?? {
    title: 'Payments are not available right now.',
    text: 'Nothing is lost. Open the link again in a while.',
  };
  return (
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  );
}
