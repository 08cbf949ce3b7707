import { Button } from '@albumen/ui/buttons/button';
import { useState, type SubmitEvent } from 'react';
import { AmountField } from '../story/amount-field.tsx';
import { StoryEnd } from '../story/story-end.tsx';
import { useLocalCheckout } from './use-local-checkout.ts';
import { ways, type Way } from './ways.ts';

/** One way to pay, an amount, and Pay. */
export function LocalForm({ gatewayUrl }: { gatewayUrl: string }) {
  const { status, isPaying, pay, ending, retry } = useLocalCheckout();
  const [wayId, setWayId] = useState('ideal');
  const [amount, setAmount] = useState('24.00');
  const [answer, setAnswer] = useState('');
  const way = ways.find(({ id }) => id === wayId) ?? ways[0];
  if (!way) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Within the press itself, or the browser opens no window.
    if (!isPaying) void pay(way, amount, answer);
  };
  return (
    <form className="story" onSubmit={submit}>
      <label>
        Way to pay
        <select value={wayId} onChange={(event) => setWayId(event.currentTarget.value)}>
          {ways.map(({ id, title, country }) => (
            <option key={id} value={id}>
              {title} · {country}
            </option>
          ))}
        </select>
      </label>
      <AmountField currency={way.currency} value={amount} onChange={setAmount} />
      {way.asks && <Asked way={way} value={answer} onChange={setAnswer} />}
      <Button type="submit" kind="primary" isWide disabled={status !== 'ready'}>
        {isPaying ? 'Waiting for the bank…' : `Pay ${amount} ${way.currency}`}
      </Button>
      <StoryEnd status={status} retry={retry} ending={ending} gatewayUrl={gatewayUrl} />
    </form>
  );
}

interface AskedProps {
  way: Way;
  value: string;
  onChange: (value: string) => void;
}

function Asked({ way, value, onChange }: AskedProps) {
  const isCode = way.asks === 'code';
  return (
    <label>
      {isCode ? 'BLIK code, six digits' : 'Phone number in Portugal'}
      <input
        inputMode="numeric"
        pattern={isCode ? '\\d{6}' : '\\d{9}'}
        required
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
