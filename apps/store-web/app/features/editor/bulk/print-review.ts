import type { Product } from '@albumen/contract/catalog/product';
import type { Choice } from '@albumen/domain/pricing/choice';
import { sizeLabel } from '@albumen/domain/sizes/size-label';
import { cutFacesOf } from '@albumen/print/checks/cut-faces';
import { cutShare, documentReadiness } from '@albumen/print/checks/readiness';
import type { PhotoLayer } from '@albumen/print/document/layers';
import { placesOf } from '@albumen/print/editing/document-edits';
import { fillsPaper } from '@albumen/print/editing/whole-photo';
import { hasPaperAround, type PrintProduct } from '@albumen/print/products/product';
import { choiceOf } from '../opening/made-design.ts';
import { facesOf } from '../state/chosen-photo.ts';
import { firstDocument, printedOn, type Bulk, type BulkPrint, type Made } from './bulk-prints.ts';

/** How one print comes out: its sharpness, and whether the crop takes much away. */
export interface PrintReview {
  level: 'good' | 'warn' | 'block';
  pixelsPerInch: number;
  isCutMuch: boolean;
  /** Faces that are cut off. */
  cutFaces: number;
  /** A size of this product in whose shape they all fit: '5 × 7'; nothing where none does. */
  fittingSize: string | undefined;
  /** What can be done about the paper: show all of the photo with a white border, or fill it again. */
  paper: 'showAll' | 'fill' | undefined;
}

const muchCut = 0.25;

/** Reviews prints of these choices, each once: a drag makes one print of many anew. */
export function createReviewer(
  product: Product,
  attributes: Bulk['attributes'],
): (print: BulkPrint) => PrintReview {
  const choice = choiceOf(product, attributes);
  const known = new WeakMap<BulkPrint, PrintReview>();
  return (print) => {
    const review = known.get(print) ?? reviewOf(print, { product, attributes, choice });
    known.set(print, review);
    return review;
  };
}

interface Reviewed extends Made {
  attributes: Bulk['attributes'];
}

function reviewOf(print: BulkPrint, made: Reviewed): PrintReview {
  const { document } = print;
  const printed = printedOn(document, made);
  const [found] = documentReadiness(document, printed);
  const layer = placesOf(document)[0]?.layer;
  const cutFaces = cutFacesIn(print, printed);
  return {
    level: found?.level ?? 'good',
    pixelsPerInch: Math.floor(found?.pixelsPerInch ?? 0),
    isCutMuch: !!layer?.photo && cutShare(layer.photo) > muchCut,
    cutFaces,
    fittingSize: cutFaces === 0 ? undefined : sizeForAll(print, made),
    paper: layer && paperChange(layer, { printed, cutFaces }),
  };
}

function paperChange(
  layer: PhotoLayer,
  { printed, cutFaces }: { printed: PrintProduct; cutFaces: number },
): PrintReview['paper'] {
  if (!hasPaperAround(printed)) return undefined;
  if (!fillsPaper(layer, printed)) return 'fill';
  return cutFaces > 0 ? 'showAll' : undefined;
}

function cutFacesIn({ photo, document }: BulkPrint, { faces }: PrintProduct): number {
  const layer = placesOf(document)[0]?.layer;
  const paper = faces.front;
  if (!layer?.photo || paper === undefined) return 0;
  return cutFacesOf(facesOf(photo), { photo: layer.photo, box: layer.box, paper });
}

/** The size next in area in which nobody is cut, and for which the photo has the pixels. */
function sizeForAll({ photo }: BulkPrint, { product, attributes, choice }: Reviewed) {
  const areaOf = ({ widthInches, heightInches }: Choice['size']) => widthInches * heightInches;
  const apart = (size: Choice['size']) => Math.abs(Math.log(areaOf(size) / areaOf(choice.size)));
  const fitting = product.sizes
    .toSorted((one, other) => apart(one) - apart(other))
    .find((size) => {
      const tried = { product, choice: choiceOf(product, { ...attributes, size: size.id }) };
      const print = { photo, document: firstDocument(photo, tried), quantity: 1 };
      const printed = printedOn(print.document, tried);
      return (
        cutFacesIn(print, printed) === 0 &&
        documentReadiness(print.document, printed).every(({ level }) => level !== 'block')
      );
    });
  return fitting && sizeLabel(fitting);
}
