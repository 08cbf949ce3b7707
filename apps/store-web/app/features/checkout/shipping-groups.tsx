import type {
  Checkout,
  CheckoutItem,
  QuotedMethod,
  QuoteGroup,
  ShippingPriorityEntry,
} from '@albumen/contract/endpoints/checkout';
import { addWorkingDays } from '@albumen/domain/cart/working-days';
import { formatPrice } from '@albumen/domain/money/format-price';
import { countLabel, type Counted } from '@albumen/domain/pricing/count-label';
import { Radio } from '@albumen/ui/forms/checkbox';
import { useState } from 'react';
import { formatDays } from '@albumen/domain/dates/format-days';
import { useNewest } from '../../shell/use-newest.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { useCheckout } from './checkout-context.tsx';

/** What ships together, drawn together: its items, its method, its packaging. */
export function ShippingGroups() {
  const { checkout } = useCheckout();
  const { groups } = checkout.quote;
  return (
    <CheckoutSection title="Shipping">
      {groups.length > 1 && (
        <p className="text-sm text-muted">
          Your order is {groups.length} orders at the lab. Each ships by itself, with a fee of its
          own.
        </p>
      )}
      {groups.map((group) => (
        <ShippingGroup key={group.shippingGroup} group={group} />
      ))}
    </CheckoutSection>
  );
}

function ShippingGroup({ group }: { group: QuoteGroup }) {
  const { checkout } = useCheckout();
  const name = nameOf(group, checkout);
  const items = checkout.items.filter(({ itemId }) => group.itemIds.includes(itemId));
  const chosen = useChoice(group);
  const isMissing = chosen.choice.shippingMethod === null;
  return (
    <div className={isMissing ? 'ship-group ship-group--open' : 'ship-group'}>
      <div className="ship-group__head">
        <h3 className="ship-group__title">{name}</h3>
        <p className="text-sm text-muted">{contentsLabel(items)}</p>
      </div>
      <Methods group={group} title={`Shipping method, ${name}`} {...chosen} />
      {group.packagingOptions.length > 0 && (
        <Packaging group={group} title={`Packaging, ${name}`} {...chosen} />
      )}
    </div>
  );
}

/** A department that makes each design by itself has several, told apart by what was designed. */
function nameOf({ departmentId, itemIds }: QuoteGroup, checkout: Checkout): string {
  const { departments, quote, items } = checkout;
  const name = departments.find(({ id }) => id === departmentId)?.name ?? '';
  const isOnly = quote.groups.filter((each) => each.departmentId === departmentId).length === 1;
  const item = items.find(({ itemId }) => itemIds.includes(itemId));
  return isOnly || item === undefined ? name : `${name}: ${item.name}`;
}

/** Items of one product are one entry, however they are framed. */
function contentsLabel(items: readonly CheckoutItem[]): string {
  const counts = new Map<string, Counted>();
  for (const { productName, quantity, piecesPerUnit } of items) {
    const before = counts.get(productName)?.quantity ?? 0;
    counts.set(productName, { quantity: before + quantity, piecesPerUnit });
  }
  return [...counts].map(([name, counted]) => `${countLabel(counted)} × ${name}`).join(', ');
}

type Choice = Omit<ShippingPriorityEntry, 'shippingGroup'>;

/** What is chosen is seen at once; what the server makes of it follows. */
function useChoice({ shippingGroup, shippingMethod, packagingOption }: QuoteGroup) {
  const { save } = useCheckout();
  const [wanted, setWanted] = useState<Choice>();
  const begin = useNewest();
  const choice = wanted ?? { shippingMethod, packagingOption };
  const choose = async (change: Partial<Choice>) => {
    const isNewest = begin();
    const next = { ...choice, ...change };
    setWanted(next);
    await save({ shippingPriority: [{ shippingGroup, ...next }] });
    if (isNewest()) setWanted(undefined);
  };
  return { choice, choose: (change: Partial<Choice>) => void choose(change) };
}

interface ChoiceProps {
  group: QuoteGroup;
  title: string;
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
}

function Methods({ group, title, choice, choose }: ChoiceProps) {
  const isMissing = choice.shippingMethod === null;
  return (
    <fieldset className="checkout__choices">
      <legend className="visually-hidden">{title}</legend>
      {isMissing && (
        <p className="ship-group__missing">Choose a shipping method for this package.</p>
      )}
      {group.methods.map((method) => (
        <Radio
          key={method.id}
          name={`method-${group.shippingGroup}`}
          value={method.id}
          checked={choice.shippingMethod === method.id}
          disabled={!method.isAvailable}
          onChange={() => choose({ shippingMethod: method.id })}
          label={<MethodLabel method={method} />}
          hint={<MethodNote method={method} />}
        />
      ))}
      <Surcharges methods={group.methods} />
    </fieldset>
  );
}

function MethodLabel({ method }: { method: QuotedMethod }) {
  const { currency } = useCheckout().checkout.quote;
  const { priceMinor } = method;
  return (
    <span className="checkout__option">
      <span>{method.name}</span>
      <span className="text-figures">
        {priceMinor === 0 ? 'Free' : formatPrice(priceMinor, currency)}
      </span>
    </span>
  );
}

function MethodNote({ method }: { method: QuotedMethod }) {
  const { checkout } = useCheckout();
  if (!method.isAvailable) return <span>{method.reason}</span>;
  const [from, to] = [method.days.least, method.days.most].map((count) =>
    addWorkingDays(checkout.orderedOn, count),
  );
  return <span>Arrives {formatDays(from ?? '', to ?? '')}</span>;
}

/** What seasons and large pieces add, once for the whole group. */
function Surcharges({ methods }: { methods: readonly QuotedMethod[] }) {
  const { currency } = useCheckout().checkout.quote;
  const found = new Map(
    methods.flatMap(({ surcharges }) =>
      surcharges.map((each) => [each.reason, each.amountMinor] as const),
    ),
  );
  if (found.size === 0) return null;
  const reasons = [...found].map(([reason, minor]) => `${reason}: ${formatPrice(minor, currency)}`);
  return <p className="text-sm text-muted">Included in the prices: {reasons.join('; ')}.</p>;
}

function Packaging({ group, title, choice, choose }: ChoiceProps) {
  const { currency } = useCheckout().checkout.quote;
  const name = `packaging-${group.shippingGroup}`;
  return (
    <fieldset className="checkout__choices ship-group__packaging">
      <legend className="ship-group__legend">
        <span className="visually-hidden">{title}: </span>Premium packaging
      </legend>
      <Radio
        name={name}
        value="none"
        checked={choice.packagingOption === null}
        onChange={() => choose({ packagingOption: null })}
        label={
          <span className="checkout__option">
            <span>None</span>
            <span>Included</span>
          </span>
        }
      />
      {group.packagingOptions.map((option) => (
        <Radio
          key={option.id}
          name={name}
          value={option.id}
          checked={choice.packagingOption === option.id}
          onChange={() => choose({ packagingOption: option.id })}
          label={
            <span className="checkout__option">
              <span>{option.name}</span>
              <span className="text-figures">{formatPrice(option.priceMinor, currency)}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
