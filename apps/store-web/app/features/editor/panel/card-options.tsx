import type { OptionValue } from '@albumen/contract/catalog/product';
import type { OptionKey } from '@albumen/contract/catalog/families';
import { isMade } from '@albumen/domain/pricing/choice';
import type { CardDesign, CardFinish } from '@albumen/print/cards/card-design';
import { foilStops } from '@albumen/print/cards/foil';
import { foilOf } from '@albumen/print/products/print-product';
import type { CardShape } from '@albumen/print/products/product';
import { useDesign, useEditor } from '../state/editor-context.tsx';
import { useChange } from '../state/use-change.ts';
import { surcharge } from './surcharge.ts';
import { TileChoices, type TileChoice } from './tile-choices.tsx';

const shapeNames: Record<CardShape, string> = {
  square: 'Square corners',
  rounded: 'Rounded corners',
  arch: 'Arch',
  oval: 'Oval',
  scalloped: 'Scalloped',
  ticket: 'Ticket',
};

/** What belongs to a card's design: theme, foil, engraving and the shape that it is cut to. */
export function CardOptions({ card }: { card: CardDesign }) {
  const { attributes } = useDesign();
  const change = useChange();
  const foils = useFoils(card);
  const choose = (key: string) => (id: string) => change({ [key]: id });
  const isFoiled = foilOf(attributes['foilColor']) !== undefined;
  return (
    <>
      <TileChoices
        name="theme"
        label="Theme"
        chosenId={attributes['theme'] ?? ''}
        choices={card.themes.map(({ id, name, colors }) => ({
          id,
          label: name,
          swatch: `linear-gradient(135deg, ${colors.paper} 0 50%, ${colors.accent} 50% 100%)`,
        }))}
        onChoose={choose('theme')}
      />
      <TileChoices
        name="foilColor"
        label="Foil"
        chosenId={attributes['foilColor'] ?? 'none'}
        choices={foils}
        onChoose={choose('foilColor')}
      />
      {isFoiled && (
        <TileChoices
          name="foilDesign"
          label="Foil design"
          chosenId={attributes['foilDesign'] ?? ''}
          choices={(card.foilDesigns ?? []).map(toChoice)}
          onChoose={choose('foilDesign')}
        />
      )}
      <Engraving card={card} />
      <TileChoices
        name="shape"
        label="Shape"
        chosenId={attributes['shape'] ?? 'square'}
        choices={useShapes(card)}
        onChoose={choose('shape')}
      />
    </>
  );
}

function Engraving({ card }: { card: CardDesign }) {
  const { attributes } = useDesign();
  const { currency } = useEditor().opening.start;
  const change = useChange();
  // The catalog prices having one, the design draws which.
  const sold = useMade('engraving').find(({ id }) => id !== 'none');
  if (sold === undefined || card.engravings === undefined) return null;
  const aside = surcharge(sold, attributes['size'] ?? '', currency);
  const drawn = card.engravings.map((engraving) => ({ ...toChoice(engraving), aside }));
  return (
    <TileChoices
      name="engraving"
      label="Engraving"
      chosenId={attributes['engraving'] ?? 'none'}
      choices={[{ id: 'none', label: 'None' }, ...drawn]}
      onChoose={(id) => change({ engraving: id })}
    />
  );
}

/** The product's foils, as far as the design has anything to press. */
function useFoils({ foilDesigns = [], fronts }: CardDesign): TileChoice[] {
  const { opening } = useEditor();
  const sizeId = useDesign().attributes['size'] ?? '';
  const { currency } = opening.start;
  const hasFoil =
    foilDesigns.length > 0 ||
    fronts.some(({ layers }) =>
      layers.some((layer) => layer.kind !== 'photo' && layer.finish.kind === 'foil'),
    );
  const made = useMade('foilColor');
  if (!hasFoil) return [];
  return made.map((value) => {
    const { id, label } = value;
    const foil = foilOf(id);
    return {
      id,
      label,
      aside: surcharge(value, sizeId, currency),
      ...(foil && { swatch: `linear-gradient(120deg, ${foilStops[foil].join(', ')})` }),
    };
  });
}

function useShapes(card: CardDesign): TileChoice[] {
  const { opening } = useEditor();
  const made = useMade('shape');
  const sizeId = useDesign().attributes['size'] ?? '';
  return card.shapes.flatMap((shape) => {
    const value = made.find(({ id }) => id === shape);
    const aside = value && surcharge(value, sizeId, opening.start.currency);
    return value ? [{ id: shape, label: shapeNames[shape], aside }] : [];
  });
}

/** What an option is made with in the size of the design. */
function useMade(key: OptionKey): readonly OptionValue[] {
  const { product } = useEditor().opening.start;
  const sizeId = useDesign().attributes['size'] ?? '';
  const option = product.options.find((each) => each.key === key);
  return option?.values.filter((value) => isMade(value, sizeId)) ?? [];
}

function toChoice({ id, name }: CardFinish): TileChoice {
  return { id, label: name };
}
