import { buffer } from 'node:stream/consumers';
import type { RenditionName } from '@albumen/contract/renditions';
import { newName } from '@albumen/file-store/keys';
import type { DesignDocument } from '@albumen/print/document/design-document';
import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import { layout } from '@albumen/print/drawing/layout';
import type { PlacedPhoto } from '@albumen/print/document/layers';
import { printProductOf } from '@albumen/print/products/print-product';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { loadPrintFonts } from '../../print-fonts.ts';
import { findDesign as findCardDesign, readDesignChoice } from '../editor/design-choice.ts';
import { printablePhotos } from '../editor/placed-photos.service.ts';
import { placedPhotos, shownFace } from '../editor/placed-photos.ts';
import { renditionKey } from '../renditions/rendition-keys.ts';
import { proofKey } from './proof-keys.ts';
import * as queries from './proofs.queries.ts';

type Needed = Pick<Dependencies, 'db' | 'files' | 'catalogs'>;
type Design = NonNullable<Awaited<ReturnType<typeof queries.findDesign>>>;

/** Longest side of a proof: sharp at twice the size that the cart shows. */
const proofPixels = 720;

/** Draws the newest version of a design that lies in a cart. A second run finds nothing to do. */
export async function renderProof(deps: Needed, designSpaceId: string): Promise<void> {
  const design = await queries.findDesign(deps.db, designSpaceId);
  if (design === undefined || design.version === design.proofVersion) return;
  const drawing = await drawingOf(deps, design);
  if (drawing === undefined) return;
  const bytes = await paint(deps, design.document, drawing);
  if (bytes === undefined) return;
  const token = newName();
  await deps.files.put(proofKey(token), bytes, { contentType: 'image/webp' });
  const replaced = await deps.db.transaction().execute((trx) => keep(trx, design, token));
  for (const name of replaced) await deps.files.remove(proofKey(name));
}

/** A picture of a design as it was ordered, kept as long as the design; undefined when it can't be drawn. */
export async function drawKeptProof(
  deps: Needed,
  design: Omit<Design, 'proofVersion'>,
): Promise<string | undefined> {
  const drawing = await drawingOf(deps, design);
  const bytes = drawing && (await paint(deps, design.document, drawing));
  if (bytes === undefined) return undefined;
  const token = newName();
  await deps.files.put(proofKey(token), bytes, { contentType: 'image/webp' });
  const { id: designSpaceId, version } = design;
  await queries.insertProof(deps.db, { token, designSpaceId, version, isKept: true });
  return token;
}

/** Answers the names of files that nothing shows any more. */
async function keep(
  trx: Kysely<Tables>,
  { id: designSpaceId, version }: Design,
  token: string,
): Promise<string[]> {
  const proof = { token, designSpaceId, version };
  if (!(await queries.showProof(trx, proof))) return [token];
  await queries.insertProof(trx, proof);
  return queries.deleteReplaced(trx, designSpaceId, token);
}

/** The side that stands for the whole: a card's or print's front, an album's cover or first spread. */
async function drawingOf(
  { catalogs }: Needed,
  { labBrand, productId, designId, attributes, document }: Omit<Design, 'proofVersion'>,
): Promise<FaceDrawing | undefined> {
  const product = catalogs[labBrand].products.get(productId)?.product;
  const design = findCardDesign(designId ?? undefined);
  const read = product && readDesignChoice(product, attributes, design);
  const shown = shownFace(document);
  if (product === undefined || read?.isComplete !== true || shown === undefined) return undefined;
  const made = printProductOf(product, read.choice, { isTurned: document.isTurned ?? false });
  if (made.faces[shown.kind] === undefined) return undefined;
  const fonts = await loadPrintFonts();
  return layout({ ...document, faces: [shown] }, { product: made, fonts })[0];
}

/** Nothing while one of its photos is gone. */
async function paint(
  deps: Needed,
  document: DesignDocument,
  drawing: FaceDrawing,
): Promise<Buffer | undefined> {
  const shown = shownFace(document);
  const placed = shown === undefined ? [] : placedPhotos({ faces: [shown] });
  const photos = await printablePhotos(
    deps.db,
    placed.map(({ photoId }) => photoId),
  );
  if (!placed.every(({ photoId }) => photos.has(photoId))) return undefined;
  const sizes = new Map(placed.map((photo) => [photo.photoId, renditionFor(photo)]));
  const { paintOnServer, pictureSource } = await import('@albumen/print/server/painter');
  const { width, height } = drawing.trim;
  const scale = proofPixels / Math.max(width, height);
  const canvas = await paintOnServer(
    drawing,
    async (photoId) => {
      const token = photos.get(photoId)?.fileToken ?? '';
      const key = renditionKey(token, sizes.get(photoId) ?? '1440');
      return pictureSource(await buffer(await deps.files.read(key)));
    },
    {
      plan: 'proof',
      area: 'trim',
      pixels: { width: Math.round(width * scale), height: Math.round(height * scale) },
    },
  );
  return canvas.encode('webp', 86);
}

/** Our own rendition, never the stranger's original; the larger one when little of it is shown. */
function renditionFor({ crop }: PlacedPhoto): RenditionName {
  return Math.max(crop.width, crop.height) < 0.6 ? '2560' : '1440';
}
