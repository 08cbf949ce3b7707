import type { CardDesign, CardLayout } from '@albumen/print/cards/card-design';
import type { DesignFace } from '@albumen/print/document/design-document';
import { useDesign } from '../state/editor-context.tsx';
import { faceName } from '@albumen/print/document/face-names';
import { useChange } from '../state/use-change.ts';
import { LayoutTiles, type LayoutTile } from './layout-tiles.tsx';

interface FaceLayouts {
  /** The option's name on the wire. */
  key: string;
  layouts: readonly CardLayout[];
}

/** The arrangements that a card's design has for this side. */
export function CardLayouts({ card, face }: { card: CardDesign; face: DesignFace }) {
  const { document } = useDesign();
  const change = useChange();
  const { key, layouts } = layoutsOf(card, face);
  const name = faceName(face, document);
  if (layouts.length < 2) {
    return (
      <div className="panel__body">
        <p className="text-muted">This design has one arrangement for this side.</p>
      </div>
    );
  }
  const isInside = face.kind === 'inside';
  const trim = isInside ? insideOf(card) : card.trim;
  return (
    <div className="panel__body">
      <LayoutTiles
        label={name}
        trim={trim}
        tiles={layouts.map(tileOf)}
        chosenId={face.layout}
        onChoose={(id) => void change({ [key]: id })}
      />
    </div>
  );
}

function layoutsOf({ fronts, backs, insides = [] }: CardDesign, { kind }: DesignFace): FaceLayouts {
  if (kind === 'back') return { key: 'backLayout', layouts: backs };
  if (kind === 'inside') return { key: 'mainLayout', layouts: insides };
  return { key: 'frontLayout', layouts: fronts };
}

function insideOf({ trim, fold = 'left' }: CardDesign) {
  return fold === 'top'
    ? { width: trim.width, height: 2 * trim.height }
    : { width: 2 * trim.width, height: trim.height };
}

function tileOf({ id, name, photoCount, layers }: CardLayout): LayoutTile {
  const boxes = (kind: string) =>
    layers.filter((layer) => layer.kind === kind).map(({ box }) => box);
  return { id, name, photoCount, photos: boxes('photo'), texts: boxes('text') };
}
