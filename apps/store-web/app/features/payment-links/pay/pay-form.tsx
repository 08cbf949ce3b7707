import type { PayableLink } from '@albumen/contract/endpoints/payment-links';
import { linkMethods } from '@albumen/contract/payment-links/link-methods';
import { priceInWords } from '@albumen/domain/money/price-in-words';
import { Button } from '@albumen/ui/button';
import { Radio } from '@albumen/ui/checkbox';
import { FormStateContext } from '@albumen/ui/form-state';
import { Notice } from '@albumen/ui/notice';
import { TextField } from '@albumen/ui/text-field';
import { useState, type RefObject } from 'react';
import { methodPanels } from './method-panels.ts';
import type { useLinkPay } from './use-link-pay.ts';

interface PayFormProps {
  form: RefObject<HTMLFormElement | null>;
  paying: ReturnType<typeof useLinkPay>;
}

export function PayForm({ form, paying }: PayFormProps) {
  const { link, errors, isPaying, onReady, pay } = paying;
  const [chosen, setChosen] = useState(link.methods[0]);
  const method = link.methods.find((each) => each === chosen) ?? link.methods[0];
  if (method === undefined) return <NotPayable link={link} />;
  const Panel = methodPanels[method];
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
        {link.methods.length > 1 && (
          <fieldset className="pay__methods">
            <legend className="visually-hidden">How to pay</legend>
            {linkMethods
              .filter(({ id }) => link.methods.includes(id))
              .map(({ id, label }) => (
                <Radio
                  key={id}
                  name="method"
                  value={id}
                  label={label}
                  checked={id === method}
                  onChange={() => setChosen(id)}
                />
              ))}
          </fieldset>
        )}
        <Panel key={method} link={link} onReady={onReady} />
        <Button type="submit" kind="primary" isWide isBusy={isPaying}>
          Pay {priceInWords(link.amountMinor, link.currency)}
        </Button>
        <p className="text-sm text-muted">
          The money goes to {link.from.name}. Your card’s number never reaches this page.
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
