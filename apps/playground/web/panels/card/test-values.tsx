import { useHostedFields } from '@albumen/pay-react';
import { ExternalIcon } from '@albumen/ui/icons';
import { useState } from 'react';

interface TestValue {
  value: string;
  label: string;
  effect: string;
}

const cards: readonly TestValue[] = [
  { value: '4111111111111111', label: 'Visa', effect: 'charges follow the amount' },
  { value: '5555555555554444', label: 'Mastercard', effect: 'charges follow the amount' },
  { value: '378282246310005', label: 'American Express', effect: 'four-digit CVV' },
  { value: '6011111111111117', label: 'Discover', effect: 'charges follow the amount' },
  { value: '4000111111111115', label: 'Visa, declined', effect: 'fails when it is verified' },
  { value: '4000111111111511', label: 'Visa, fraud', effect: 'the gateway rejects it' },
];

const amounts: readonly Omit<TestValue, 'label'>[] = [
  { value: '24.00', effect: 'approved' },
  { value: '2000.00', effect: 'do not honor' },
  { value: '2001.00', effect: 'insufficient funds' },
  { value: '3000.00', effect: 'network unavailable' },
];

interface TestValuesProps {
  gatewayUrl: string;
  onAmount: (amount: string) => void;
}

/** Numbers to copy and amounts to set: the fields are another origin's, so nobody types for you. */
export function TestValues({ gatewayUrl, onAmount }: TestValuesProps) {
  const { focus } = useHostedFields();
  const [copied, setCopied] = useState<TestValue>();
  const copy = async (card: TestValue) => {
    await navigator.clipboard.writeText(card.value).catch(() => undefined);
    setCopied(card);
    await focus('number').catch(() => undefined);
  };
  return (
    <section className="values" aria-labelledby="values-title">
      <h2 id="values-title">Test values</h2>
      <output className="values__hint">
        {copied
          ? `${copied.label} is copied: paste it into the number. Any date to come and any CVV will do.`
          : 'Press a card to copy its number; the cursor goes to the field.'}
      </output>
      <ul className="values__list">
        {cards.map((card) => (
          <li key={card.value}>
            <button type="button" className="value" onClick={() => void copy(card)}>
              <span className="value__label">{card.label}</span>
              <span className="value__number">{grouped(card.value)}</span>
              <span className="value__effect">{card.effect}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3>Amounts that decide</h3>
      <ul className="values__chips">
        {amounts.map(({ value, effect }) => (
          <li key={value}>
            <button type="button" className="chip-button" onClick={() => onAmount(value)}>
              <b>{value}</b> {effect}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <a
          className="values__all"
          href={`${gatewayUrl}/test-values`}
          target="_blank"
          rel="noreferrer"
        >
          All test values <ExternalIcon />
        </a>
      </p>
    </section>
  );
}

function grouped(number: string): string {
  const pattern = number.length === 15 ? /(\d{4})(\d{6})(\d{5})/ : /(\d{4})(?=\d)/g;
  return number.length === 15
    ? number.replace(pattern, '$1 $2 $3')
    : number.replace(pattern, '$1 ');
}
