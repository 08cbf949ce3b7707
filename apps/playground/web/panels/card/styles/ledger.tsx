import {
  CardholderName,
  CardNumber,
  Cvv,
  ExpirationMonth,
  ExpirationYear,
  PostalCode,
} from '@albumen/pay-react';
import { brandOf, codeNameOf, type FormProps } from './form-props.ts';
import './ledger.css';

/** A page of an account book: labels at the left, hairlines, a serif. */
export function LedgerForm({ amount, state, isReady, isBusy }: FormProps) {
  return (
    <div className="ledger">
      <p className="ledger__shop">Atelier Nord, fine prints</p>
      <h2 className="ledger__title">Payment</h2>
      <dl className="ledger__bill">
        <dt>Archival print, 30 × 40 cm</dt>
        <dd>${amount}</dd>
      </dl>
      <div className="ledger__row">
        <label htmlFor="card-name">Name</label>
        <CardholderName id="card-name" className="ledger__field" placeholder="As on the card" />
      </div>
      <div className="ledger__row">
        <label htmlFor="card-number">{brandOf(state) ?? 'Card number'}</label>
        <CardNumber id="card-number" className="ledger__field" placeholder="0000 0000 0000 0000" />
      </div>
      <div className="ledger__row ledger__row--split">
        <label htmlFor="card-month">Expires</label>
        <ExpirationMonth id="card-month" className="ledger__field" placeholder="Month" select />
        <ExpirationYear
          id="card-year"
          className="ledger__field"
          placeholder="Year"
          iframeTitle="Secure card field: expiration year"
          select
        />
      </div>
      <div className="ledger__row">
        <label htmlFor="card-cvv">{codeNameOf(state)}</label>
        <Cvv id="card-cvv" className="ledger__field" placeholder="On the back" />
      </div>
      <div className="ledger__row">
        <label htmlFor="card-postal">Postal code</label>
        <PostalCode id="card-postal" className="ledger__field" placeholder="60654" />
      </div>
      <button className="ledger__pay" disabled={!isReady} aria-busy={isBusy || undefined}>
        {isBusy ? 'Paying …' : `Pay $${amount}`}
      </button>
    </div>
  );
}
