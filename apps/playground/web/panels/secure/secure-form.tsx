import { Button } from '@albumen/ui/buttons/button';
import { useRef, useState, type SubmitEvent } from 'react';
import { Outcome } from '../card/outcome.tsx';
import { AmountField } from '../story/amount-field.tsx';
import { presentations, secureCards, type Version } from './secure-cards.ts';
import { useSecureCheckout } from './use-secure-checkout.ts';

/** A card whose bank does something, a way to show its question, and Pay. */
export function SecureForm() {
  const place = useRef<HTMLDivElement>(null);
  const { isReady, isPaying, outcome, pay } = useSecureCheckout(place);
  const [number, setNumber] = useState(secureCards[0]?.number ?? '');
  const [version, setVersion] = useState<Version>('2-cardinal-modal');
  const [amount, setAmount] = useState('24.00');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReady) void pay({ number, version, amount });
  };
  return (
    <form className="story" onSubmit={submit}>
      <label>
        Card
        <select value={number} onChange={(event) => setNumber(event.currentTarget.value)}>
          {secureCards.map((card) => (
            <option key={card.number} value={card.number}>
              {card.title}
            </option>
          ))}
        </select>
        <code>{number}</code>
      </label>
      <label>
        The bank’s question
        <select
          value={version}
          onChange={(event) => setVersion(event.currentTarget.value as Version)}
        >
          {presentations.map((one) => (
            <option key={one.version} value={one.version}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <AmountField currency="USD" value={amount} onChange={setAmount} />
      <Button type="submit" kind="primary" isWide disabled={!isReady}>
        {isPaying ? 'Waiting for the bank…' : `Pay ${amount} USD`}
      </Button>
      <div ref={place} />
      <div aria-live="polite">{outcome && <Outcome facts={outcome} />}</div>
    </form>
  );
}
