import type { Product, ProductOption, ProductSize } from '@albumen/contract/catalog/product';
import type { FieldErrors } from '@albumen/contract/form';
import type { Choice } from '@albumen/domain/pricing/choice';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import { unitPrice } from '@albumen/domain/pricing/item-price';
import { madeOptions } from '../products/made-options.tsx';
import { OptionGroup, type GroupOption } from '../products/option-group.tsx';
import type { ShopQuery } from '../../shop-links.ts';
import type { ShownPhoto } from '../products/shown-photo.ts';
import { QuantityField } from './quantity-field.tsx';
import { recommendedSizes } from './recommended-sizes.ts';
import { sizeLabel } from '@albumen/domain/sizes/size-label';

export interface ProductOptionsProps {
  product: Product;
  choice: Choice;
  currency: string;
  /** What it will show; the sizes that crop it least stand first. */
  photo: ShownPhoto | undefined;
  /** Goes along when the form is sent without script. */
  query: ShopQuery;
  mistakes: FieldErrors;
  onChange: (key: string, value: string) => void;
}

export function ProductOptions(props: ProductOptionsProps) {
  const { product, choice, currency, query, mistakes, onChange } = props;
  const best = recommendedSizes(product.sizes, props.photo);
  const isBest = ({ id }: ProductSize) => best.includes(id);
  const sizes = [...product.sizes.filter(isBest), ...product.sizes.filter((size) => !isBest(size))];
  const chosen = Object.fromEntries(choice.values.map(({ key, value }) => [key, value.id]));
  return (
    <form className="product-options" method="get">
      {Object.entries(query).map(([key, value]) =>
        value === undefined ? null : <input key={key} type="hidden" name={key} value={value} />,
      )}
      <OptionGroup
        legend="Size"
        name="size"
        shape="tiles"
        value={choice.size.id}
        currency={currency}
        firstPart={
          best.length === 0
            ? undefined
            : { count: best.length, label: 'Fit your photo', rest: 'All sizes' }
        }
        options={sizes.map((size) => ({
          value: size.id,
          label: sizeLabel(size),
          priceMinor: unitPrice(fillChoice(product, { ...chosen, size: size.id })),
        }))}
        errors={mistakes['size']}
        onChange={(id) => onChange('size', id)}
      />
      {product.options.map((option) => (
        <OptionGroup
          key={option.key}
          legend={option.label}
          name={option.key}
          shape={shapeOf(option)}
          value={chosen[option.key] ?? ''}
          currency={currency}
          options={optionsIn(option, choice)}
          errors={mistakes[option.key]}
          onChange={(id) => onChange(option.key, id)}
        />
      ))}
      {product.spreads && (
        <QuantityField
          label="Spreads"
          name="spreads"
          value={product.spreads.included + choice.extraSpreads}
          least={product.spreads.included}
          most={product.spreads.most}
          errors={mistakes['spreads']}
          onChange={(spreads) => onChange('spreads', String(spreads))}
        />
      )}
      <QuantityField
        label={product.piecesPerUnit > 1 ? `Packs of ${product.piecesPerUnit}` : 'Quantity'}
        name="quantity"
        value={choice.quantity}
        least={1}
        most={product.maxQuantity}
        errors={mistakes['quantity']}
        onChange={(quantity) => onChange('quantity', String(quantity))}
      />
      <noscript>
        <button className="button button--plain" type="submit">
          Show the price
        </button>
      </noscript>
    </form>
  );
}

/** Materials that all have a color are shown by it; what needs a word is written out. */
function shapeOf({ values }: ProductOption): 'marks' | 'rows' | 'tiles' {
  if (values.every(({ look, id }) => look.color !== undefined || id === 'none')) return 'marks';
  return values.some(({ description }) => description !== undefined) ? 'rows' : 'tiles';
}

function optionsIn(option: ProductOption, { size }: Choice): GroupOption[] {
  const options = madeOptions(option.values, size);
  if (shapeOf(option) !== 'marks') return options;
  const none = <span className="swatch swatch--none" />;
  return options.map((each) => ({ ...each, mark: each.mark ?? none }));
}
