import { discountScopes } from '@albumen/contract/checkout/discount-messages';
import { endDiscount, type OperatorDiscount } from '@albumen/contract/endpoints/operator-discounts';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { DiscountForm } from './discount-form.tsx';
import { May } from './rights.tsx';
import { useChange } from '../../shell/use-change.ts';

/** Every code with what became of it, and the form for a new one. */
export function DiscountList({ discounts }: { discounts: readonly OperatorDiscount[] }) {
  return (
    <>
      <May right="discounts:manage">
        <DiscountForm />
      </May>
      {discounts.length === 0 ? (
        <EmptyState title="No discount codes">Codes that you put up come here.</EmptyState>
      ) : (
        <ul className="operator__list">
          {discounts.map((discount) => (
            <Discount key={discount.id} discount={discount} />
          ))}
        </ul>
      )}
    </>
  );
}

const stateLabels: Record<OperatorDiscount['state'], string> = {
  coming: 'not yet',
  running: 'running',
  usedUp: 'used up',
  ended: 'ended',
};

const storeNames: Readonly<Record<string, string>> = { halide: 'Halide', cyan: 'Cyan & Co.' };

function Discount({ discount }: { discount: OperatorDiscount }) {
  const { isBusy, change } = useChange();
  const { id, code, label, labBrand, state } = discount;
  const end = () => change(() => call(endDiscount, { params: { id } }), `${code} has ended.`);
  return (
    <li className="operator__row">
      <div>
        <p>
          <strong>{code}</strong> {storeNames[labBrand] ?? labBrand} · {stateLabels[state]}
        </p>
        <p className="text-sm text-muted">
          “{label}”: {termsOf(discount).join(', ')}
        </p>
        <Uses discount={discount} />
      </div>
      {state !== 'ended' && (
        <May right="discounts:manage">
          <Button kind="quiet" isDense isBusy={isBusy} onClick={() => void end()}>
            End {code}
          </Button>
        </May>
      )}
    </li>
  );
}

function termsOf(discount: OperatorDiscount): string[] {
  const { kind, percentOff, amountOffMinor, families, minimumMinor, startsAt, endsAt } = discount;
  const price = (minor: number) => formatPrice(minor, 'USD');
  const off = percentOff === null ? price(amountOffMinor ?? 0) : `${percentOff}%`;
  const of = { order: 'off the order', shipping: 'off standard shipping', items: 'off products' };
  return [
    `${off} ${of[kind]}`,
    ...(families.length > 0 ? [`for ${productsOf(families)}`] : []),
    ...(minimumMinor > 0 ? [`from ${price(minimumMinor)}`] : []),
    ...(discount.isOncePerCustomer ? ['once per customer'] : []),
    ...(startsAt === null ? [] : [`from ${formatDate(new Date(startsAt))}`]),
    ...(endsAt === null ? [] : [`until ${formatDate(lastDayBefore(endsAt))}`]),
  ];
}

function productsOf(families: readonly string[]): string {
  const scopes = Object.values(discountScopes);
  const named = scopes.find((scope) => scope.families.join() === families.join());
  return (named?.label ?? families.join(', ')).toLowerCase();
}

/** It ends as the day after its last one begins. */
function lastDayBefore(endsAt: string): Date {
  return new Date(new Date(endsAt).getTime() - 1);
}

function Uses({ discount }: { discount: OperatorDiscount }) {
  const { usedCount, useLimit, redemptions } = discount;
  const times = usedCount === 1 ? 'once' : `${usedCount} times`;
  const counted = useLimit === null ? `Used ${times}` : `Used ${usedCount} of ${useLimit}`;
  if (redemptions.length === 0) return <p className="text-sm">{counted}</p>;
  return (
    <details>
      <summary className="text-sm">{counted}</summary>
      <ul className="operator__uses">
        {redemptions.map(({ reference, email, redeemedAt, isReleased }) => (
          <li key={reference} className="text-sm">
            {reference} · {email} · <Moment at={redeemedAt} />
            {isReleased && ' · given back'}
          </li>
        ))}
      </ul>
    </details>
  );
}
