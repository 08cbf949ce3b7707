import { Button } from '@albumen/ui/button';
import { useState, type SubmitEvent } from 'react';
import { LocalEnding } from '../local/local-ending.tsx';
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
    <form className="local" onSubmit={submit}>
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
      <label>
        Amount, USD
        <input
          inputMode="decimal"
          pattern="\d{1,7}\.\d{2}"
          required
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      </label>
      <label className="local__tick">
        <input
          type="checkbox"
          checked={order.enableShippingAddress}
          onChange={(event) => change({ enableShippingAddress: event.currentTarget.checked })}
        />
        Ask where to ship to
      </label>
      <label className="local__tick">
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
      {status === 'failed' && <Button onClick={retry}>Try again</Button>}
      <div aria-live="polite">
        {ending && <LocalEnding ending={ending} gatewayUrl={gatewayUrl} />}
      </div>
    </form>
  );
}
