import { saveMarkups, type MarkedProduct, type Markups } from '@albumen/contract/endpoints/markups';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { Button } from '@albumen/ui/buttons/button';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';
import { ForChangers } from '../../shell/for-changers.tsx';
import { MarkupRow, type TypedMarkup } from './markup-row.tsx';

/** What is added to each product, saved all at once. */
export function MarkupForm({ loaded }: { loaded: Markups }) {
  const { currency, products } = loaded;
  const [typed, setTyped] = useState(() => startOf(loaded));
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const markups = products.map(({ productId }) => ({ productId, ...typedOf(typed, productId) }));
    const reply = await call(saveMarkups, { body: { markups } });
    setIsBusy(false);
    if (reply.ok) {
      setErrors({});
      return showToast('Your prices are saved.');
    }
    const { fields, title } = reply.problem;
    setErrors(fields ?? {});
    const [first = ''] = Object.keys(fields ?? {});
    const field = document.getElementById(`markups-${first}`);
    if (field === null) void openOverlay('error', { message: title });
  };
  return (
    <CallForm id="markups" errors={errors} className="markups" onSubmit={save}>
      <p className="text-muted">
        Guests who order from your galleries pay our price and what you add here. It is yours; you
        order at our price. Orders that were placed keep their prices.
      </p>
      <ForChangers right="prices:change">
        <ul className="markups__list">
          {products.map((product) => (
            <MarkupRow
              key={product.productId}
              product={product}
              currency={currency}
              typed={typedOf(typed, product.productId)}
              onType={(markup) => setTyped(new Map(typed).set(product.productId, markup))}
            />
          ))}
        </ul>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Save prices
        </Button>
      </ForChangers>
    </CallForm>
  );
}

type Typed = ReadonlyMap<string, TypedMarkup>;

const nothing: TypedMarkup = { kind: 'percent', value: '' };

function typedOf(typed: Typed, productId: string): TypedMarkup {
  return typed.get(productId) ?? nothing;
}

function startOf({ products, currency }: Markups): Map<string, TypedMarkup> {
  return new Map(products.map((product) => [product.productId, inWords(product, currency)]));
}

function inWords({ markup }: MarkedProduct, currency: string): TypedMarkup {
  if (markup === null) return nothing;
  const { kind, value } = markup;
  return { kind, value: kind === 'percent' ? String(value) : formatAmount(value, currency) };
}
