import type { DesignFace } from '@albumen/print/document/design-document';
import { changeSpread } from '@albumen/print/editing/spread-edits';
import { spreadLayoutsFor } from '@albumen/print/products/spread-layouts';
import { useDesign, useEditor } from '../state/editor-context.tsx';
import { faceName } from '@albumen/print/document/face-names';
import { printProduct } from '../opening/made-design.ts';
import { LayoutTiles } from './layout-tiles.tsx';
import { SpreadActions } from './spread-actions.tsx';

/** The arrangements of an album's spread, and the spreads themselves. */
export function SpreadLayouts({ face }: { face: DesignFace }) {
  const { store, opening } = useEditor();
  const design = useDesign();
  const product = printProduct(opening.start.product, design);
  const { spread } = product.faces;
  const isSpread = face.kind === 'spread' && spread !== undefined;
  return (
    <div className="panel__body">
      {isSpread ? (
        <LayoutTiles
          label={faceName(face, design.document)}
          trim={spread.trim}
          tiles={spreadLayoutsFor(spread).map((each) => ({
            id: each.id,
            name: each.name,
            photoCount: each.photoCount,
            photos: each.boxesOf(spread),
            texts: [],
          }))}
          chosenId={face.layout}
          onChoose={(layoutId) =>
            store.draw((document) => changeSpread(document, product, { faceId: face.id, layoutId }))
          }
        />
      ) : (
        <p className="text-muted">
          The cover is laid out by its material. Choose it under Options.
        </p>
      )}
      <SpreadActions face={face} />
    </div>
  );
}
