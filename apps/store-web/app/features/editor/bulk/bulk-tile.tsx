import type { Product } from '@albumen/contract/catalog/product';
import { placesOf } from '@albumen/print/editing/document-edits';
import { Button } from '@albumen/ui/buttons/button';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import { CloseIcon, MinusIcon, PlusIcon, WarningIcon } from '@albumen/ui/icons';
import { memo, useMemo, useRef, type KeyboardEvent } from 'react';
import { printProduct } from '../opening/made-design.ts';
import { drawFace } from '../canvas/face-drawing.ts';
import { photoCommands, photoKey } from '../canvas/photo-commands.ts';
import type { Pictures } from '../canvas/pictures.ts';
import { usePhotoGestures } from '../canvas/use-photo-gestures.ts';
import { changePaper, type Bulk, type BulkPrint } from './bulk-prints.ts';
import { BulkPicture } from './bulk-picture.tsx';
import type { PrintReview } from './print-review.ts';
import type { BulkEdits } from './use-bulk.ts';
import { useIsNear } from './use-is-near.ts';

export interface BulkTileProps {
  print: BulkPrint;
  attributes: Bulk['attributes'];
  review: PrintReview;
  product: Product;
  changePrint: BulkEdits['changePrint'];
  endMove: BulkEdits['endMove'];
  pictures: Pictures;
}

const longSidePx = 190;

/** One print of many: its crop can be moved where it stands. */
export const BulkTile = memo(Tile);

function Tile(props: BulkTileProps) {
  const { print, attributes, review, product, changePrint, endMove, pictures } = props;
  const { photo, document, quantity } = print;
  const { photoId, fileName } = photo;
  const tile = useRef<HTMLLIElement>(null);
  const isNear = useIsNear(tile);
  const drawing = useMemo(() => {
    const made = printProduct(product, { document, attributes });
    return drawFace(document, document.faces[0]?.id ?? '', { product: made, fonts: undefined });
  }, [product, document, attributes]);
  const [place] = placesOf(document);
  const commands = photoCommands(
    {
      draw: (change, move) =>
        changePrint(
          photoId,
          (before) => ({ ...before, document: change(before.document) }),
          move && `${move} ${photoId}`,
        ),
    },
    place ?? { faceId: '', layerId: '' },
  );
  const gestures = usePhotoGestures(0, {
    onStart: () => undefined,
    onPan: commands.pan,
    onZoom: commands.zoomBy,
    onTwist: commands.twist,
    onEnd: endMove,
  });
  const press = (event: KeyboardEvent) => {
    const act = photoKey(event.key, event.shiftKey);
    if (act === undefined || event.key === 'Delete' || event.key === 'Backspace') return;
    event.preventDefault();
    act(commands);
  };
  const count = (next: number) =>
    changePrint(photoId, (before) => ({
      ...before,
      quantity: Math.min(Math.max(1, next), product.maxQuantity),
    }));
  if (drawing === undefined) return null;
  const { bleed } = drawing;
  const scale = longSidePx / Math.max(bleed.width, bleed.height);
  const size = { width: bleed.width * scale, height: bleed.height * scale };
  return (
    <li ref={tile} className="bulk-tile">
      <div className="bulk-tile__stand">
        <button
          type="button"
          className="bulk-tile__photo"
          style={{ width: size.width, aspectRatio: size.width / size.height }}
          aria-label={`${fileName}, crop. Arrow keys move it, plus and minus zoom`}
          {...gestures}
          onKeyDown={press}
          onBlur={endMove}
        >
          {isNear && <BulkPicture {...{ photoId, drawing, pictures, size }} />}
        </button>
      </div>
      <p className="bulk-tile__name text-xs">{fileName}</p>
      <p className="bulk-tile__review text-xs" data-level={review.level}>
        {reviewText(review) !== '' && <WarningIcon size={14} />}
        {reviewText(review)}
      </p>
      {review.paper !== undefined && (
        <Button
          isDense
          kind="quiet"
          className="bulk-tile__paper"
          aria-label={`${paperLabels[review.paper]}: ${fileName}`}
          onClick={() => changePrint(photoId, (before) => changePaper(product, attributes, before))}
        >
          {paperLabels[review.paper]}
        </Button>
      )}
      <div className="bulk-tile__count">
        <IconButton
          isDense
          label={`One less of ${fileName}`}
          icon={<MinusIcon size={16} />}
          disabled={quantity <= 1}
          onClick={() => count(quantity - 1)}
        />
        <output className="text-figures">{quantity}</output>
        <IconButton
          isDense
          label={`One more of ${fileName}`}
          icon={<PlusIcon size={16} />}
          onClick={() => count(quantity + 1)}
        />
        <IconButton
          isDense
          label={`Leave out ${fileName}`}
          icon={<CloseIcon size={16} />}
          onClick={() => changePrint(photoId, () => undefined)}
        />
      </div>
    </li>
  );
}

const paperLabels = { showAll: 'Show all, white border', fill: 'Fill the paper' } as const;

function reviewText(review: PrintReview): string {
  if (review.level === 'block') return `Too few pixels · ${review.pixelsPerInch} ppi`;
  if (review.cutFaces > 0) {
    const faces = review.cutFaces === 1 ? 'A face is' : `${review.cutFaces} faces are`;
    const { fittingSize } = review;
    return `${faces} cut off · ${fittingSize === undefined ? 'no size fits' : `${fittingSize} fits`}`;
  }
  if (review.level === 'warn') return `May look soft · ${review.pixelsPerInch} ppi`;
  return review.isCutMuch ? 'Much is cut away' : '';
}
