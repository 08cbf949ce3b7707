import { Button } from '@albumen/ui/buttons/button';
import type { PayPalCheckoutBinding } from '@albumen/pay-react';
import { useState } from 'react';
import type { KeptAccount } from '../../../src/wire.ts';
import { note, noteError } from '../../live-log/log.ts';
import { api, messageOf } from '../../shell/api.ts';
import type { Price } from '../story/kept-price.ts';

interface VaultedPaymentProps {
  paypal: PayPalCheckoutBinding;
  price: Price;
  /** The wallet's nonce, once the account's owner has agreed. */
  onPay: (approve: () => Promise<string>) => void;
}

/** An account that the shop has in its vault, whose owner looks at each payment before it is made. */
export function VaultedPayment({ paypal, price, onPay }: VaultedPaymentProps) {
  const [account, setAccount] = useState<KeptAccount>();
  const [failure, setFailure] = useState<string>();
  const [isDark, setIsDark] = useState(true);
  const { startVaultInitiatedCheckout, isPaying, status } = paypal;

  const keep = async () => {
    setFailure(undefined);
    try {
      const kept = await api<KeptAccount>('/kept-accounts', 'POST', {});
      note('page', 'customer.create()', { detail: kept.email });
      setAccount(kept);
    } catch (error) {
      noteError('page', error, 'create');
      setFailure(messageOf(error));
    }
  };
  const approve = async ({ token }: KeptAccount): Promise<string> => {
    const { nonce } = await startVaultInitiatedCheckout({
      ...price,
      vaultInitiatedCheckoutPaymentMethodToken: token,
      optOutOfModalBackdrop: !isDark,
    });
    return nonce;
  };
  return (
    <section className="story" aria-labelledby="vaulted-title">
      <h2 className="title-sm" id="vaulted-title">
        An account in the vault
      </h2>
      {!account && (
        <>
          <p>Its owner agreed on an earlier visit, and only looks at the payment now.</p>
          <Button isWide onClick={() => void keep()}>
            Keep a sandbox account
          </Button>
          {failure !== undefined && <p role="alert">{failure}</p>}
        </>
      )}
      {account && (
        <>
          <label className="story__tick">
            <input
              type="checkbox"
              checked={isDark}
              onChange={(event) => setIsDark(event.currentTarget.checked)}
            />
            Darken this page while the wallet is open
          </label>
          <Button
            kind="primary"
            isWide
            disabled={status !== 'ready'}
            // Within the press itself, or the browser opens no window.
            onClick={() => !isPaying && onPay(() => approve(account))}
          >
            {isPaying ? 'Waiting for the wallet…' : `Pay ${price.amount} ${price.currency}`}
          </Button>
          <p>With {account.email}.</p>
        </>
      )}
    </section>
  );
}
