import { Button } from '@albumen/ui/buttons/button';
import { useState, type SubmitEvent } from 'react';
import { AmountField } from '../story/amount-field.tsx';
import { StoryEnd } from '../story/story-end.tsx';
import { usePayPalWindow, type PayPalOrder } from './use-paypal-window.ts';

/** What the wallet is asked for, an amount, and Pay. */
export function PayPalForm({ gatewayUrl }: { gatewayUrl: string }) {
  const { status, isTokenizing, pay, ending, retry } = usePayPalWindow();
  const [order, setOrder] = useState<PayPalOrder>({
    flow: 'checkout',
    enableShippingAddress: true,
    offerPayLater: true,
  });
  const [amount, setAmount] = useState('24.00');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Within the press itself, or the browser opens no window.
    if (!isTokenizing) void pay(order, amount);
  };
  const change = (part: Partial<PayPalOrder>) => setOrder({ ...order, ...part });
  return (
    <form className="story" onSubmit={submit}>
      <label>
        Ask for
        <select
          value={order.flow}
          onChange={(event) => change({ flow: event.currentTarget.value })}
        >
          <option value="checkout">One payment</option>
          <option value="vault">An agreement to charge again</option>
        </select>
      </label>
      <AmountField currency="USD" value={amount} onChange={setAmount} />
      <label className="story__tick">
        <input
          type="checkbox"
          checked={order.enableShippingAddress}
          onChange={(event) => change({ enableShippingAddress: event.currentTarget.checked })}
        />
        Ask where to ship to
      </label>
      <label className="story__tick">
        <input
          type="checkbox"
          checked={order.offerPayLater}
          onChange={(event) => change({ offerPayLater: event.currentTarget.checked })}
        />
        Offer Pay Later
      </label>
      <Button type="submit" kind="primary" isWide disabled={status !== 'ready'}>
        {isTokenizing ? 'Waiting for the wallet…' : `Pay ${amount} USD with PayPal`}
      </Button>
      <StoryEnd status={status} retry={retry} ending={ending} gatewayUrl={gatewayUrl} />
    </form>
  );
}
