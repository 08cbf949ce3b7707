import { labBrandFacts } from '@albumen/contract/brands';
import { sizeLabel } from '@albumen/domain/sizes/size-label';
import { TurnIcon } from '@albumen/ui/icons';
import type { ProductOption, ProductSize } from '@albumen/contract/catalog/product';
import { isMade } from '@albumen/domain/pricing/choice';
import { formatPrice } from '@albumen/domain/money/format-price';
import { cardSizes } from '@albumen/print/cards/card-choices';
import { Button } from '@albumen/ui/buttons/button';
import { SelectField } from '@albumen/ui/forms/select-field';
import { href } from '../../../paths.ts';
import { useBrand } from '../../../shell/shell-context.tsx';
import { useStudio } from '../../../shell/viewer.ts';
import { PanelLink } from '../../../shell/navigation/panel-link.tsx';
import { useDesign, useEditor, useEditorState } from '../state/editor-context.tsx';
import { turnSize } from '../state/change-choice.ts';
import { useChange } from '../state/use-change.ts';
import { usePricedChoice } from '../state/use-choice.ts';
import { CardOptions } from './card-options.tsx';
import { OptionChoices } from './option-choices.tsx';
import { PhotoOnPaper } from './photo-on-paper.tsx';
import { QuantityField } from './quantity-field.tsx';

/** Everything that the catalog prices. */
export function OptionsPanel() {
  const { opening, store } = useEditor();
  const design = useDesign();
  const { choice } = usePricedChoice();
  const change = useChange();
  const card = useEditorState((state) => state.card);
  const { product, currency, designId } = opening.start;
  const isGuest = useStudio() !== undefined;
  const lab = labBrandFacts[useBrand()];
  const sizes = card ? cardSizes(card, product) : product.sizes;
  const size = choice.size;
  const isSquare = size.widthInches === size.heightInches;
  return (
    <div className="panel__body">
      <div className="size-row">
        <SelectField
          name="size"
          label="Size"
          value={size.id}
          options={sizes.map((each) => ({
            value: each.id,
            label: `${sizeLabel(each)} · ${formatPrice(each.priceMinor, currency)}`,
          }))}
          onChange={({ currentTarget }) => void change({ size: currentTarget.value })}
        />
        {product.isTurnable && designId === null && !isSquare && (
          <Button
            isDense
            icon={<TurnIcon />}
            onClick={() => store.redesign(turnSize(opening.start, design))}
          >
            {isUpright(design.document.isTurned ?? false, size) ? 'Make wide' : 'Make tall'}
          </Button>
        )}
      </div>
      <PhotoOnPaper />
      {product.options
        .filter((option) => isAsked(option, designId !== null))
        .map((option) => (
          <OptionChoices
            key={option.key}
            option={{ ...option, values: option.values.filter((value) => isMade(value, size.id)) }}
            sizeId={size.id}
            currency={currency}
            chosenId={choice.values.find(({ key }) => key === option.key)?.value.id ?? ''}
            onChoose={(id) => change({ [option.key]: id })}
          />
        ))}
      {card && <CardOptions card={card} />}
      <QuantityField />
      <p className="panel-links text-sm">
        <PanelLink to={href.sizeGuide()} title="Size guide" />
        <PanelLink to={href.shipping()} title="Shipping" />
        {isGuest && <span>Printed by {lab.name}</span>}
      </p>
    </div>
  );
}

/* Shape, foil and engraving of a card belong to its design: they are asked for beside its theme. */
const ofDesign: readonly string[] = ['shape', 'foilColor', 'engraving'];

function isAsked({ key, values }: ProductOption, isCard: boolean): boolean {
  return values.length > 1 && !(isCard && ofDesign.includes(key));
}

function isUpright(isTurned: boolean, { widthInches, heightInches }: ProductSize): boolean {
  return isTurned ? widthInches > heightInches : widthInches < heightInches;
}
