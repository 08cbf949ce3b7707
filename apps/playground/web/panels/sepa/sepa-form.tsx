import { Button } from '@albumen/ui/buttons/button';
import { useState, type SubmitEvent } from 'react';
import { AmountField } from '../story/amount-field.tsx';
import { StoryEnd } from '../story/story-end.tsx';
import { useSepaCheckout, type SepaOrder } from './use-sepa-checkout.ts';

/** A bank account, how often it is debited, an amount, and Pay. */
export function SepaForm({ gatewayUrl }: { gatewayUrl: string }) {
  const { status, isTokenizing, pay, ending, retry } = useSepaCheckout();
  const [order, setOrder] = useState<SepaOrder>({
    iban: 'DE89 3704 0044 0532 0130 00',
    accountHolderName: 'Ada Lovelace',
    mandateType: 'ONE_OFF',
  });
  const [amount, setAmount] = useState('24.00');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Within the press itself, or the browser opens no window.
    if (!isTokenizing) void pay(order, amount);
  };
  const change = (part: Partial<SepaOrder>) => setOrder({ ...order, ...part });
  return (
    <form className="story" onSubmit={submit}>
      <label>
        IBAN
        <input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={order.iban}
          onChange={(event) => change({ iban: event.currentTarget.value })}
        />
      </label>
      <label>
        Account holder
        <input
          autoComplete="name"
          required
          value={order.accountHolderName}
          onChange={(event) => change({ accountHolderName: event.currentTarget.value })}
        />
      </label>
      <label>
        Mandate
        <select
          value={order.mandateType}
          onChange={(event) =>
            change({
              mandateType: event.currentTarget.value === 'RECURRENT' ? 'RECURRENT' : 'ONE_OFF',
            })
          }
        >
          <option value="ONE_OFF">One payment</option>
          <option value="RECURRENT">Recurring payments</option>
        </select>
      </label>
      <AmountField currency="EUR" value={amount} onChange={setAmount} />
      <Button type="submit" kind="primary" isWide disabled={status !== 'ready'}>
        {isTokenizing ? 'Waiting for the mandate…' : `Debit ${amount} EUR`}
      </Button>
      <StoryEnd
        status={status}
        retry={retry}
        ending={ending}
        gatewayUrl={gatewayUrl}
        doneWord="Debit under way:"
      />
    </form>
  );
}
