import { GooglePayButton } from '@albumen/pay-react';
import { Button } from '@albumen/ui/buttons/button';
import { useState } from 'react';
import { AmountField, isAmount } from '../story/amount-field.tsx';
import { StoryEnd } from '../story/story-end.tsx';
import { useGoogleCheckout } from './use-google-checkout.ts';

/** An amount, Google's own button, and the browser's sheet, which asks the real Google. */
export function GoogleForm({ gatewayUrl }: { gatewayUrl: string }) {
  const { googlePay, browser, pay, askBrowser, ending } = useGoogleCheckout();
  const [amount, setAmount] = useState('24.00');
  return (
    <div className="story">
      <AmountField currency="USD" value={amount} onChange={setAmount} />
      <GooglePayButton googlePay={googlePay} onClick={() => isAmount(amount) && void pay(amount)} />
      <Button
        isWide
        disabled={browser.status !== 'ready' || browser.isPaying}
        onClick={() => isAmount(amount) && void askBrowser(amount)}
      >
        Ask the browser’s own sheet
      </Button>
      <StoryEnd
        status={googlePay.status}
        retry={googlePay.retry}
        ending={ending}
        gatewayUrl={gatewayUrl}
      />
    </div>
  );
}
