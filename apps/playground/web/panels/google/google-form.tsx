import { GooglePayButton } from '@albumen/pay-react';
import { Button } from '@albumen/ui/button';
import { useState } from 'react';
import { LocalEnding } from '../local/local-ending.tsx';
import { useGoogleCheckout } from './use-google-checkout.ts';

/** An amount, Google's own button, and the browser's sheet, which asks the real Google. */
export function GoogleForm({ gatewayUrl }: { gatewayUrl: string }) {
  const { googlePay, browser, pay, askBrowser, ending } = useGoogleCheckout();
  const [amount, setAmount] = useState('24.00');
  const isAmount = /^\d{1,7}\.\d{2}$/.test(amount);
  return (
    <div className="local">
      <label>
        Amount, USD
        <input
          inputMode="decimal"
          value={amount}
          aria-invalid={!isAmount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      </label>
      <GooglePayButton googlePay={googlePay} onClick={() => isAmount && void pay(amount)} />
      <Button
        isWide
        disabled={browser.status !== 'ready' || browser.isPaying}
        onClick={() => isAmount && void askBrowser(amount)}
      >
        Ask the browser’s own sheet
      </Button>
      {googlePay.status === 'failed' && <Button onClick={googlePay.retry}>Try again</Button>}
      <div aria-live="polite">
        {ending && <LocalEnding ending={ending} gatewayUrl={gatewayUrl} />}
      </div>
    </div>
  );
}
