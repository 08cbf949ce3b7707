import { CardNumber, Cvv, ExpirationDate } from '@albumen/pay-react';
import { brandOf, codeNameOf, type FormProps } from './form-props.ts';
import './counter.css';

/** Over the counter: one line, thick strokes, the sum in letters that cannot be missed. */
export function CounterForm({ amount, state, isReady, isBusy }: FormProps) {
  return (
    <div className="counter">
      <h2 className="counter__sum">
        <span>To pay</span> ${amount}
      </h2>
      <div className="counter__line">
        <div className="counter__cell counter__cell--number">
          <label htmlFor="card-number">{brandOf(state) ?? 'Number'}</label>
          <CardNumber id="card-number" className="counter__field" placeholder="Card number" />
        </div>
        <div className="counter__cell">
          <label htmlFor="card-date">Until</label>
          <ExpirationDate id="card-date" className="counter__field" placeholder="MM/YY" />
        </div>
        <div className="counter__cell">
          <label htmlFor="card-cvv">{codeNameOf(state)}</label>
          <Cvv id="card-cvv" className="counter__field" placeholder="123" />
        </div>
      </div>
      <button className="counter__pay" disabled={!isReady} aria-busy={isBusy || undefined}>
        {isBusy ? 'One moment' : 'Pay now'}
      </button>
    </div>
  );
}
