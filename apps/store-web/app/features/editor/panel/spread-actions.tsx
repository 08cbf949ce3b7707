import { formatPrice } from '@albumen/domain/money/format-price';
import type { DesignDocument, DesignFace } from '@albumen/print/document/design-document';
import { addSpread, moveSpread, removeSpread } from '@albumen/print/editing/spread-edits';
import { Button } from '@albumen/ui/buttons/button';
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon, TrashIcon } from '@albumen/ui/icons';
import { useDesign, useEditor } from '../state/editor-context.tsx';
import { printProduct } from '../opening/made-design.ts';
import { usePricedChoice } from '../state/use-choice.ts';

/** How many spreads there are and in which order; each beyond those included is priced. */
export function SpreadActions({ face }: { face: DesignFace }) {
  const { store, opening } = useEditor();
  const design = useDesign();
  const { choice } = usePricedChoice();
  const { product, currency } = opening.start;
  const { included = 1, most = 1 } = product.spreads ?? {};
  const spreads = design.document.faces.filter(({ kind }) => kind === 'spread');
  const index = spreads.indexOf(face);
  const each = choice.size.extraSpreadMinor ?? 0;

  function recount(document: DesignDocument, faceId: string): void {
    const count = document.faces.filter(({ kind }) => kind === 'spread').length;
    store.redesign({ document, attributes: { ...design.attributes, spreads: String(count) } });
    store.showFace(faceId);
  }

  function add(): void {
    const before = new Set(spreads.map(({ id }) => id));
    const behind = index < 0 ? undefined : face.id;
    const document = addSpread(design.document, printProduct(product, design), behind);
    const added = document.faces.find(({ id, kind }) => kind === 'spread' && !before.has(id));
    recount(document, added?.id ?? face.id);
  }

  function remove(): void {
    const next = spreads[index + 1] ?? spreads[index - 1] ?? face;
    recount(removeSpread(design.document, face.id), next.id);
  }

  return (
    <fieldset className="choices">
      <legend>
        {`${spreads.length} spreads`}
        <span className="text-muted">{`, ${included} included`}</span>
      </legend>
      <div className="spread-actions">
        <Button
          isDense
          icon={<PlusIcon size={16} />}
          disabled={spreads.length >= most}
          onClick={add}
        >
          {each > 0 && spreads.length >= included
            ? `Add one · ${formatPrice(each, currency)}`
            : 'Add one'}
        </Button>
        {index >= 0 && (
          <>
            <Button
              isDense
              icon={<TrashIcon size={16} />}
              disabled={spreads.length <= included}
              onClick={remove}
            >
              Remove
            </Button>
            <Button
              isDense
              icon={<ChevronLeftIcon size={16} />}
              disabled={index === 0}
              onClick={() => store.draw((document) => moveSpread(document, face.id, index - 1))}
            >
              Earlier
            </Button>
            <Button
              isDense
              icon={<ChevronRightIcon size={16} />}
              disabled={index === spreads.length - 1}
              onClick={() => store.draw((document) => moveSpread(document, face.id, index + 1))}
            >
              Later
            </Button>
          </>
        )}
      </div>
    </fieldset>
  );
}
