import { photosLabel } from '@albumen/domain/photos/photos-label';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import { CloseIcon, RedoIcon, UndoIcon } from '@albumen/ui/icons';
import { useMemo, useState } from 'react';
import { Link } from '../../../shell/navigation/link.tsx';
import type { Opening } from '../opening/opening.ts';
import type { Pictures } from '../canvas/pictures.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { BulkOptions } from './bulk-options.tsx';
import { BulkSummary } from './bulk-summary.tsx';
import { BulkTile } from './bulk-tile.tsx';
import type { OpenedBulk } from './kept-bulk.ts';
import { createReviewer } from './print-review.ts';
import { useBulk } from './use-bulk.ts';
import { useKeptBulk, type BulkKeeping } from './use-kept-bulk.ts';

export interface BulkWorkspaceProps {
  opening: Opening;
  opened: OpenedBulk;
  /** Key in this browser. */
  keptAs: string;
  pictures: Pictures;
}

/** Many photos, one size, a quantity each: one look at all crops. */
export function BulkWorkspace({ opening, opened, keptAs, pictures }: BulkWorkspaceProps) {
  const edits = useBulk(() => opened.bulk);
  useShortcuts(edits);
  const keeping = useKeptBulk(keptAs, { bulk: edits.bulk, offered: opened.offered });
  const [isOnlyToCheck, setIsOnlyToCheck] = useState(false);
  const { bulk } = edits;
  const { product, cancelUrl, projectTitle } = opening.start;
  const { prints, attributes } = bulk;
  const reviewOf = useMemo(() => createReviewer(product, attributes), [product, attributes]);
  const toCheck = prints.filter((print) => {
    const { level, isCutMuch, cutFaces } = reviewOf(print);
    return level !== 'good' || isCutMuch || cutFaces > 0;
  });
  const shown = isOnlyToCheck && toCheck.length > 0 ? toCheck : prints;
  return (
    <>
      <header className="editor-top">
        <Link className="icon-button" to={cancelUrl} aria-label="Leave the editor">
          <CloseIcon />
        </Link>
        <div className="editor-top__names">
          <h1 className="editor-top__title">{`${product.name}, ${photosLabel(prints.length)}`}</h1>
          <p className="editor-top__note text-xs text-muted" data-save={keeping.status}>
            {[projectTitle, keepingLabels[keeping.status]]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        </div>
        <div className="editor-top__tools">
          <IconButton
            label="Undo"
            icon={<UndoIcon />}
            disabled={!edits.undo}
            onClick={edits.undo}
          />
          <IconButton
            label="Redo"
            icon={<RedoIcon />}
            disabled={!edits.redo}
            onClick={edits.redo}
          />
        </div>
      </header>
      <div className="bulk">
        {toCheck.length > 0 && (
          <div className="bulk__check">
            <p>
              {`${photosLabel(toCheck.length)} to look at: few pixels, a face cut off, or much cut away. Drag inside a photo to move it.`}
            </p>
            <Button isDense onClick={() => setIsOnlyToCheck(!isOnlyToCheck)}>
              {isOnlyToCheck ? 'Show all' : 'Show only these'}
            </Button>
          </div>
        )}
        {prints.length === 0 && (
          <EmptyState title="No photos chosen">
            Mark photos with a heart in the gallery, then come back here.
          </EmptyState>
        )}
        <ul className="bulk__prints plain-list" aria-label="Prints">
          {shown.map((print) => (
            <BulkTile
              key={print.photo.photoId}
              print={print}
              attributes={attributes}
              review={reviewOf(print)}
              product={product}
              pictures={pictures}
              changePrint={edits.changePrint}
              endMove={edits.endMove}
            />
          ))}
        </ul>
      </div>
      <BulkOptions opening={opening} edits={edits} />
      <BulkSummary
        opening={opening}
        bulk={bulk}
        toCheck={toCheck.length}
        softCount={prints.filter((print) => reviewOf(print).level !== 'good').length}
        onAdded={keeping.forget}
      />
    </>
  );
}

const keepingLabels: Record<BulkKeeping['status'], string> = {
  untouched: '',
  unsaved: 'Saving…',
  saved: 'Kept on this device',
};
