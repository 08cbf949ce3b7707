import type { OptionKey } from '@albumen/contract/catalog/families';
import type { CardDetails } from '@albumen/contract/endpoints/cards';
import type { FieldErrors } from '@albumen/contract/form';
import type { Product, ProductSize } from '@albumen/contract/catalog/product';
import { unitPrice } from '@albumen/domain/pricing/item-price';
import { madeOptions } from '../products/made-options.tsx';
import { OptionGroup, Swatch, type GroupOption } from '../products/option-group.tsx';
import { sizeLabel } from '@albumen/domain/sizes/size-label';
import { noFinish, type CardChoices } from './card-choices.ts';
import type { CardPurchase } from './card-purchase.ts';
import { shapeLabels } from './card-labels.ts';

export interface CardOptionsProps {
  design: CardDetails;
  products: readonly Product[];
  purchase: CardPurchase;
  currency: string;
  mistakes: FieldErrors;
  /** Changes the choices of the design, which stand in the hash. */
  onDesign: (change: Partial<CardChoices>) => void;
  /** Changes the choices of the product, which stand in the query. */
  onProduct: (change: Record<string, string>) => void;
}

/** Everything about a card that can be chosen before the editor opens. */
export function CardOptions(props: CardOptionsProps) {
  return (
    <div className="card-options">
      <DesignOptions {...props} />
      <ProductOptions {...props} />
    </div>
  );
}

function DesignOptions({ purchase, currency, mistakes, onDesign }: CardOptionsProps) {
  const { offer, choices } = purchase;
  const layouts = [
    { key: 'frontLayout', legend: 'Photos on the front', from: offer.fronts },
    { key: 'backLayout', legend: 'Back', from: offer.backs },
    { key: 'mainLayout', legend: 'Inside', from: offer.insides },
  ] as const;
  return (
    <>
      <OptionGroup
        legend="Color"
        name="theme"
        shape="marks"
        value={choices.theme}
        currency={currency}
        options={offer.themes.map(({ id, name, paper, accent }) => ({
          value: id,
          label: name,
          mark: <Swatch color={paper} second={accent} />,
        }))}
        errors={mistakes['theme']}
        onChange={(theme) => onDesign({ theme })}
      />
      {layouts.map(({ key, legend, from }) =>
        from.length < 2 ? null : (
          <OptionGroup
            key={key}
            legend={legend}
            name={key}
            shape="tiles"
            value={choices[key] ?? ''}
            currency={currency}
            options={from
              .toSorted((one, other) => one.photoCount - other.photoCount)
              .map(({ id, name }) => ({ value: id, label: name }))}
            errors={mistakes[key]}
            onChange={(value) => onDesign({ [key]: value })}
          />
        ),
      )}
      <FinishOptions
        purchase={purchase}
        currency={currency}
        mistakes={mistakes}
        onDesign={onDesign}
      />
    </>
  );
}

type FinishProps = Pick<CardOptionsProps, 'purchase' | 'currency' | 'mistakes' | 'onDesign'>;

function FinishOptions({ purchase, currency, mistakes, onDesign }: FinishProps) {
  const { offer, choices, product, size } = purchase;
  const extra = (key: OptionKey, id: string) =>
    valuesOf(product, size, key).find(({ value }) => value === id)?.extraMinor;
  const finishes = (listed: readonly { id: string; name: string }[], none: string) => [
    ...listed.map(({ id, name }) => ({ value: id, label: name })),
    { value: noFinish, label: none },
  ];
  return (
    <>
      {offer.foilDesigns.length > 0 && (
        <OptionGroup
          legend="Foil"
          name="foilDesign"
          shape="tiles"
          value={choices.foilDesign}
          currency={currency}
          options={finishes(offer.foilDesigns, 'No foil')}
          errors={mistakes['foilDesign']}
          onChange={(foilDesign) => onDesign({ foilDesign })}
        />
      )}
      {choices.foilDesign !== noFinish && (
        <OptionGroup
          legend="Foil color"
          name="foilColor"
          shape="marks"
          value={choices.foilColor}
          currency={currency}
          options={valuesOf(product, size, 'foilColor')
            .filter(({ value }) => value !== noFinish)
            .map((option) => ({ ...option, mark: <FoilMark id={option.value} /> }))}
          errors={mistakes['foilColor']}
          onChange={(foilColor) => onDesign({ foilColor })}
        />
      )}
      {offer.engravings.length > 0 && (
        <OptionGroup
          legend="Engraving"
          name="engraving"
          shape="tiles"
          value={choices.engraving}
          currency={currency}
          options={finishes(offer.engravings, 'None').map((option) => ({
            ...option,
            extraMinor: option.value === noFinish ? 0 : extra('engraving', 'debossed'),
          }))}
          errors={mistakes['engraving']}
          onChange={(engraving) => onDesign({ engraving })}
        />
      )}
      {offer.shapes.length > 1 && (
        <OptionGroup
          legend="Shape"
          name="shape"
          shape="tiles"
          value={choices.shape}
          currency={currency}
          options={offer.shapes.map(({ id }) => ({
            value: id,
            label: shapeLabels[id],
            extraMinor: extra('shape', id),
          }))}
          errors={mistakes['shape']}
          onChange={(shape) => onDesign({ shape })}
        />
      )}
    </>
  );
}

function FoilMark({ id }: { id: string }) {
  return <span className={`swatch swatch--foil swatch--${id}`} />;
}

const ownGroups: readonly OptionKey[] = ['shape', 'foilColor', 'engraving'];

function ProductOptions({ products, purchase, currency, mistakes, onProduct }: CardOptionsProps) {
  const { product, size, sizes, choice } = purchase;
  return (
    <>
      {products.length > 1 && (
        <OptionGroup
          legend="Stock"
          name="product"
          shape="rows"
          value={product.id}
          currency={currency}
          options={products.map(({ id, name, summary }) => ({
            value: id,
            label: name,
            note: summary,
          }))}
          onChange={(id) => onProduct({ product: id })}
        />
      )}
      <OptionGroup
        legend="Size"
        name="size"
        shape="tiles"
        value={size.id}
        currency={currency}
        options={sizes.map((each) => ({
          value: each.id,
          label: sizeLabel(each),
          priceMinor: unitPrice({ ...choice, size: each }),
        }))}
        errors={mistakes['size']}
        onChange={(id) => onProduct({ size: id })}
      />
      {product.options
        .filter(({ key }) => !ownGroups.includes(key))
        .map(({ key, label }) => (
          <OptionGroup
            key={key}
            legend={label}
            name={key}
            shape={key === 'envelope' ? 'marks' : 'rows'}
            value={choice.values.find((value) => value.key === key)?.value.id ?? ''}
            currency={currency}
            options={valuesOf(product, size, key)}
            errors={mistakes[key]}
            onChange={(id) => onProduct({ [key]: id })}
          />
        ))}
    </>
  );
}

function valuesOf(product: Product, size: ProductSize, key: OptionKey): GroupOption[] {
  const values = product.options.find((option) => option.key === key)?.values ?? [];
  return madeOptions(values, size);
}
