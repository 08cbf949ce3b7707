import { HostedFieldsProvider } from '@albumen/pay-react';
import { useState, type ReactNode } from 'react';
import type { PlaygroundFacts } from '../../../src/wire.ts';
import { note, noteError } from '../../live-log/log.ts';
import { noteEvent } from './note-event.ts';
import { PayForm } from './pay-form.tsx';
import { Provoke } from './provoke.tsx';
import { styleNamed, styles, type StyleName } from './styles/styles.ts';
import { TestValues } from './test-values.tsx';

interface CardPreviewProps {
  facts: PlaygroundFacts;
  styleName: StyleName;
  onStyle: (name: StyleName) => void;
  /** Stands beside the page, or below it where there is no space. */
  children: ReactNode;
}

/** The shop's page: one form in one of the styles, and what to type into it. */
export function CardPreview({ facts, styleName, onStyle, children }: CardPreviewProps) {
  const [amount, setAmount] = useState('24.00');
  const [lastNonce, setLastNonce] = useState<string>();
  const style = styleNamed(styleName);
  return (
    <HostedFieldsProvider
      key={styleName}
      styles={style.inside}
      onReady={() => note('fields', 'hostedFields.create', { detail: 'ready', step: 'create' })}
      onError={(error) => noteError('fields', error, 'create')}
      onEvent={noteEvent}
    >
      <div className="preview">
        <div className="preview__bar">
          <fieldset className="switch">
            <legend>Style</legend>
            {styles.map(({ name, title }) => (
              <label key={name}>
                <input
                  type="radio"
                  name="style"
                  checked={name === styleName}
                  onChange={() => onStyle(name)}
                />
                <span>{title}</span>
              </label>
            ))}
          </fieldset>
          <label className="amount">
            Amount, USD
            <input
              inputMode="decimal"
              value={amount}
              onChange={(event) => setAmount(event.currentTarget.value)}
              pattern="\d{1,7}\.\d{2}"
            />
          </label>
        </div>
        <div className={`preview__page preview__page--${styleName}`}>
          <PayForm key={styleName} Form={style.Form} amount={amount} onNonce={setLastNonce} />
        </div>
      </div>
      {children}
      <div className="preview__tools">
        <TestValues gatewayUrl={facts.gatewayUrl} onAmount={setAmount} />
        <Provoke lastNonce={lastNonce} onAmount={setAmount} />
      </div>
    </HostedFieldsProvider>
  );
}
