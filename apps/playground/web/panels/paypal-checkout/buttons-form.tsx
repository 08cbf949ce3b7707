import { PayPalButtons, usePayPalCheckout } from '@albumen/pay-react';
import { useState } from 'react';
import { note } from '../../live-log/log.ts';
import { AmountField } from '../story/amount-field.tsx';
import { StoryEnd } from '../story/story-end.tsx';
import { chargeNonce, settle } from '../story/settle.ts';
import { useEnding } from '../story/use-ending.ts';
import { VaultedPayment } from './vaulted-payment.tsx';

const currency = 'USD';

/** An amount, where it ships to, PayPal's buttons, and an account that is kept already. */
export function ButtonsForm({ gatewayUrl }: { gatewayUrl: string }) {
  const paypal = usePayPalCheckout();
  const { checkout, status, retry } = paypal;
  const [amount, setAmount] = useState('24.00');
  const [isShipped, setIsShipped] = useState(false);
  const { ending, setEnding, attempt } = useEnding('paypalCheckout', paypal);
  const price = { amount, currency };

  const begin = () => {
    setEnding(undefined);
    note('page', 'createPayment()', { detail: `${amount} ${currency}`, step: 'tokenize' });
    const shippingOptions = isShipped ? shippingOf(0) : undefined;
    const order = { amount, currency, intent: 'capture', enableShippingAddress: isShipped };
    return { ...order, flow: 'checkout', offerPayLater: true, shippingOptions };
  };
  return (
    <div className="story">
      <AmountField currency={currency} value={amount} onChange={setAmount} />
      <label className="story__tick">
        <input
          type="checkbox"
          checked={isShipped}
          onChange={(event) => setIsShipped(event.currentTarget.checked)}
        />
        Let the payer choose the shipping
      </label>
      <PayPalButtons
        checkout={checkout}
        payment={begin}
        style={{ shape: 'rect', height: 48 }}
        onReady={() => note('page', 'paypal.Buttons().render', { detail: 'ready' })}
        onPayload={async ({ nonce }) => setEnding(await settle(() => chargeNonce(nonce, price)))}
        onCancel={() => note('page', 'onCancel', { detail: 'by the payer' })}
        onError={(failure) => void settle(() => Promise.reject(failure)).then(setEnding)}
        onShippingChange={({ selected_shipping_option: option }, { resolve }) => {
          note('page', 'onShippingChange', { detail: option?.label ?? 'address' });
          resolve();
        }}
      />
      <VaultedPayment
        paypal={paypal}
        price={price}
        onPay={(approve) =>
          void attempt('startVaultInitiatedCheckout()', `${amount} ${currency}`, async () =>
            chargeNonce(await approve(), price),
          )
        }
      />
      <StoryEnd status={status} retry={retry} ending={ending} gatewayUrl={gatewayUrl} />
    </div>
  );
}

/** Two ways, both free: the price on the page stays the one that is charged. */
function shippingOf(selected: number) {
  return ['By mail', 'Picked up in the shop'].map((label, at) => ({
    id: label,
    label,
    selected: at === selected,
    type: at === 0 ? 'SHIPPING' : 'PICKUP',
    amount: { currency, value: '0.00' },
  }));
}
