import { resolveGap, type ProviderGap } from '@albumen/contract/endpoints/operator-books';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { May } from './rights.tsx';
import { useChange } from '../../shell/use-change.ts';

/** What one side lacks, and the note of whoever has looked at it. */
export function GapRow({ gap }: { gap: ProviderGap }) {
  const { id, reference, movement, day, providerId } = gap;
  const [note, setNote] = useState('');
  const { isBusy, errors, change } = useChange();
  const send = async () => {
    await change(() => call(resolveGap, { params: { id }, body: { note } }), 'The gap is closed.');
  };
  return (
    <li className="operator__row">
      <div>
        <p className="operator__link">
          <strong>{reference}</strong> {movement === 'charge' ? 'charge' : 'return'} of {day}
        </p>
        <p className="text-sm operator__link">
          {sidesOf(gap)}
          {providerId !== null && ` Its id there: ${providerId}.`}
        </p>
        <May right="books:settle">
          <details>
            <summary className="text-sm text-muted">Close with a note</summary>
            <CallForm id={`gap-${id}`} errors={errors} className="operator__refund" onSubmit={send}>
              <TextField
                name="note"
                label="What it was"
                autoComplete="off"
                value={note}
                onChange={({ target }) => setNote(target.value)}
                required
              />
              <Button type="submit" isDense isBusy={isBusy}>
                Close {reference}
              </Button>
            </CallForm>
          </details>
        </May>
      </div>
    </li>
  );
}

function sidesOf({ kind, providerMinor, bookedMinor, currency }: ProviderGap): string {
  const provider = formatPrice(providerMinor ?? 0, currency);
  const booked = formatPrice(bookedMinor ?? 0, currency);
  if (kind === 'missingInBooks') return `The provider has ${provider}; the books lack it.`;
  if (kind === 'missingAtProvider') return `The books have ${booked}; the provider lacks it.`;
  return `The provider has ${provider}, the books have ${booked}.`;
}
