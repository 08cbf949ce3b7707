import { PayPalButtons, usePayPalCheckout } from '@albumen/pay-react';
import { Button } from '@albumen/ui/button';
import { useEffect, useState } from 'react';
import { note, noteError } from '../../live-log/log.ts';
import { LocalEnding } from '../local/local-ending.tsx';
import { chargeNonce, settle, type Ending } from '../local/settle.ts';

const currency = 'USD';

/** An amount, where it ships to, and PayPal's buttons. */
export function ButtonsForm({ gatewayUrl }: { gatewayUrl: string }) {
  const { checkout, status, error, retry } = usePayPalCheckout();
  const [amount, setAmount] = useState('24.00');
  const [isShipped, setIsShipped] = useState(false);
  const [ending, setEnding] = useState<Ending>();

  useEffect(() => {
    if (status === 'ready') note('page', 'paypalCheckout.create', { detail: 'ready' });
    if (status === 'failed') noteError('page', error, 'create');
  }, [status, error]);

  const begin = () => {
    setEnding(undefined);
    note('page', 'createPayment()', { detail: `${amount} ${currency}`, step: 'tokenize' });
    const shippingOptions = isShipped ? shippingOf(0) : undefined;
    const order = { amount, currency, intent: 'capture', enableShippingAddress: isShipped };
    return { ...order, flow: 'checkout', offerPayLater: true, shippingOptions };
  };
  return (
    <div className="local">
      <label>
        Amount, {currency}
        <input
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      </label>
      <label className="local__tick">
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
        onPayload={async ({ nonce }) =>
          setEnding(await settle(() => chargeNonce(nonce, { amount, currency })))
        }
        onCancel={() => note('page', 'onCancel', { detail: 'by the payer' })}
        onError={(failure) => void settle(() => Promise.reject(failure)).then(setEnding)}
        onShippingChange={({ selected_shipping_option: option }, { resolve }) => {
          note('page', 'onShippingChange', { detail: option?.label ?? 'address' });
          resolve();
        }}
      />
      {status === 'failed' && <Button onClick={retry}>Try again</Button>}
      <div aria-live="polite">
        {ending && <LocalEnding ending={ending} gatewayUrl={gatewayUrl} />}
      </div>
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
