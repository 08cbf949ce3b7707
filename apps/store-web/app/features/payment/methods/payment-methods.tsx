import {
  payMethods,
  type PayMethod,
  type PayMethodId,
} from '@albumen/contract/payments/pay-methods';
import '@albumen/ui/forms/checkbox.css';
import { useId, useState } from 'react';
import { methodPanels } from './method-panels.ts';
import './payment-methods.css';
import type { MethodPanelProps } from './payment-method.ts';

interface PaymentMethodsProps extends Omit<MethodPanelProps, 'method'> {
  /** Those that can be used now, at least one. */
  methods: readonly PayMethodId[];
  /** Chosen at first, where it is among them: the one that a bank led back to. */
  initial?: PayMethodId | undefined;
  onChoose?: (method: PayMethodId) => void;
}

/** The ways to pay, each with what it needs below its name once it is chosen. */
export function PaymentMethods({ methods, initial, onChoose, ...panel }: PaymentMethodsProps) {
  const name = useId();
  const [picked, setPicked] = useState(initial);
  const usable = payMethods.filter(({ id }) => methods.includes(id));
  const chosen = usable.find(({ id }) => id === picked) ?? usable[0];
  const offered = usable.toSorted((one, other) => rankOf(one) - rankOf(other));
  if (chosen === undefined) return null;
  const Panel = methodPanels[chosen.id];
  const below = (
    <div className="method-panel">
      <Panel key={`${panel.subject.id} ${chosen.id}`} method={chosen.id} {...panel} />
    </div>
  );
  if (offered.length === 1) {
    return (
      <section className="method-alone" aria-label={chosen.label}>
        {chosen.id !== 'card' && <h2 className="title-sm">{chosen.label}</h2>}
        {below}
      </section>
    );
  }
  return (
    <fieldset className="methods">
      <legend className="visually-hidden">How to pay</legend>
      <div className="methods__list">
        {offered.map((method) => (
          <div className="methods__row" key={method.id}>
            <label className="methods__choice">
              <input
                className="choice__control"
                type="radio"
                name={name}
                value={method.id}
                checked={method === chosen}
                onChange={() => {
                  setPicked(method.id);
                  onChoose?.(method.id);
                }}
              />
              <span className="methods__name">{method.label}</span>
              <span className="methods__place text-sm text-muted">{placeOf(method)}</span>
            </label>
            {method === chosen && below}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** One tap before many fields. */
function rankOf({ place }: PayMethod): number {
  return place === 'wallet' ? 0 : 1;
}

const places: Record<PayMethod['place'], string> = {
  page: '',
  wallet: 'In its own window',
  bank: 'At your bank',
  phone: 'On your phone',
  invoice: 'Pay later',
};

function placeOf({ place }: PayMethod): string {
  return places[place];
}
