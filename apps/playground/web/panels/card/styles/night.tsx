import { CardholderName, CardNumber, Cvv, ExpirationDate } from '@albumen/pay-react';
import { brandOf, codeNameOf, type FormProps } from './form-props.ts';
import './night.css';

const groups = ['first', 'second', 'third', 'fourth'];

/** A dark style: a card that comes to life while one types. */
export function NightForm({ amount, state, isReady, isBusy }: FormProps) {
  const isNumberValid = state?.fields.number.isValid === true;
  const isStarted = state?.fields.number.isEmpty === false;
  return (
    <div className="night">
      <div className="night__card" data-started={isStarted ? '' : undefined} aria-hidden="true">
        <span className="night__chip" />
        <span className="night__brand">{brandOf(state) ?? 'card'}</span>
        <span className="night__dots">
          {groups.map((group) => (
            <span key={group} data-on={isNumberValid ? '' : undefined}>
              ••••
            </span>
          ))}
        </span>
        <span className="night__amount">${amount}</span>
      </div>
      <div className="night__fields">
        <div className="night__box night__box--wide">
          <label htmlFor="card-number">Card number</label>
          <CardNumber id="card-number" className="night__field" placeholder="1234 5678 9012 3456" />
        </div>
        <div className="night__box night__box--wide">
          <label htmlFor="card-name">Name on card</label>
          <CardholderName id="card-name" className="night__field" placeholder="Ada Lovelace" />
        </div>
        <div className="night__box">
          <label htmlFor="card-date">Expires</label>
          <ExpirationDate id="card-date" className="night__field" placeholder="MM / YY" />
        </div>
        <div className="night__box">
          <label htmlFor="card-cvv">{codeNameOf(state)}</label>
          <Cvv id="card-cvv" className="night__field" placeholder="•••" maskInput />
        </div>
      </div>
      <button className="night__pay" disabled={!isReady} aria-busy={isBusy || undefined}>
        {isBusy ? 'Paying …' : `Pay $${amount}`}
      </button>
    </div>
  );
}
