import { usePreferredPaymentMethods } from '@albumen/pay-react';
import { Button } from '@albumen/ui/buttons/button';
import { useState, type SubmitEvent } from 'react';
import { AmountField } from '../story/amount-field.tsx';
import { StoryEnd } from '../story/story-end.tsx';
import { useWalletCheckout } from './use-wallet-checkout.ts';

/** An amount, and a way into the wallet. */
export function WalletForm({ gatewayUrl }: { gatewayUrl: string }) {
  const { status, isTokenizing, pay, ending, retry } = useWalletCheckout();
  const [amount, setAmount] = useState('24.00');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Within the press itself, or the browser opens no window.
    if (!isTokenizing) void pay(amount);
  };
  return (
    <form className="story" onSubmit={submit}>
      <AmountField currency="USD" value={amount} onChange={setAmount} />
      <Button type="submit" kind="primary" isWide disabled={status !== 'ready'}>
        {isTokenizing ? 'Waiting for the wallet…' : `Pay ${amount} USD with Masterpass`}
      </Button>
      <Preferred />
      <StoryEnd status={status} retry={retry} ending={ending} gatewayUrl={gatewayUrl} />
    </form>
  );
}

/** What a shop would offer first. */
function Preferred() {
  const { status, paypalPreferred, venmoPreferred } = usePreferredPaymentMethods();
  const names = [paypalPreferred && 'PayPal', venmoPreferred && 'Venmo'].filter(Boolean);
  const known = names.length > 0 ? names.join(' and ') : 'no other wallet';
  return <p>This visitor prefers {status === 'asking' ? '…' : known}.</p>;
}
