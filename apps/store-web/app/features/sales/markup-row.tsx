import type { MarkedProduct } from '@albumen/contract/endpoints/markups';
import { limits } from '@albumen/contract/limits';
import { parseAmount } from '@albumen/domain/money/decimal-amount';
import { formatPrice } from '@albumen/domain/money/format-price';
import { percentOf } from '@albumen/domain/money/rounding';
import { SelectField } from '@albumen/ui/forms/select-field';
import { TextField } from '@albumen/ui/forms/text-field';

/** A markup as somebody is typing it. */
export interface TypedMarkup {
  kind: 'percent' | 'amount';
  value: string;
}

interface MarkupRowProps {
  product: MarkedProduct;
  currency: string;
  typed: TypedMarkup;
  onType: (markup: TypedMarkup) => void;
}

const kinds = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Amount' },
] as const;

export function MarkupRow({ product, currency, typed, onType }: MarkupRowProps) {
  const { productId, name, fromMinor } = product;
  const soldMinor = soldFor(fromMinor, typed, currency);
  const price = (minor: number) => formatPrice(minor, currency);
  return (
    <li className="markup-row" aria-label={name}>
      <div>
        <p className="markup-row__name">{name}</p>
        <p className="text-sm text-muted">
          Our price from <span className="text-figures">{price(fromMinor)}</span>
        </p>
      </div>
      <SelectField
        name={`kind-${productId}`}
        label="Add"
        options={[...kinds]}
        value={typed.kind}
        onChange={({ target }) =>
          onType({ ...typed, kind: target.value === 'amount' ? 'amount' : 'percent' })
        }
      />
      <TextField
        name={`value-${productId}`}
        label={typed.kind === 'percent' ? 'Percent' : 'Amount a piece'}
        inputMode="decimal"
        autoComplete="off"
        placeholder={typed.kind === 'percent' ? '0' : '0.00'}
        value={typed.value}
        onChange={({ target }) => onType({ ...typed, value: target.value })}
      />
      <p className="markup-row__sold">
        <span className="text-sm text-muted">Guests pay from</span>
        <span className="text-figures">{soldMinor === undefined ? '–' : price(soldMinor)}</span>
      </p>
    </li>
  );
}

/** Undefined while what is typed is no markup. */
function soldFor(
  fromMinor: number,
  { kind, value }: TypedMarkup,
  currency: string,
): number | undefined {
  if (value.trim() === '') return fromMinor;
  if (kind === 'percent') {
    const percent = /^\d{1,3}$/.test(value.trim()) ? Number(value) : Infinity;
    return percent > limits.markupMostPercent ? undefined : percentOf(fromMinor, 100 + percent);
  }
  const addedMinor = parseAmount(value, currency);
  if (addedMinor === undefined || addedMinor < 0) return undefined;
  return addedMinor > limits.markupMostMinor ? undefined : fromMinor + addedMinor;
}
