import { useHostedFields, usePay } from '@albumen/pay-react';
import { useState } from 'react';
import { note, noteError } from '../../live-log/log.ts';
import { provocations, type Provocation } from './provocations.ts';

interface ProvokeProps {
  lastNonce: string | undefined;
  onAmount: (amount: string) => void;
}

/** Everything that can go wrong, to be seen going wrong. */
export function Provoke({ lastNonce, onAmount }: ProvokeProps) {
  const pay = usePay();
  const form = useHostedFields();
  const [said, setSaid] = useState('');
  const provoke = async ({ title, run }: Provocation) => {
    note('page', title.toLowerCase());
    try {
      const answer = await run({ pay, form, lastNonce, setAmount: onAmount });
      setSaid(answer);
      note('page', answer);
    } catch (error) {
      const { code, message } = Object(error);
      setSaid(`${code ?? 'Error'}: ${message}`);
      noteError('page', error);
    }
  };
  return (
    <section className="provoke" aria-labelledby="provoke-title">
      <h2 id="provoke-title">Provoke an error</h2>
      <output className="values__hint">{said || 'The answer appears here and in the log.'}</output>
      {provocations.map(({ place, all }) => (
        <div key={place}>
          <h3>{place}</h3>
          <ul className="values__chips">
            {all.map((one) => (
              <li key={one.title}>
                <button type="button" className="chip-button" onClick={() => void provoke(one)}>
                  {one.title}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
