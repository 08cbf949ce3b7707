import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf, newKey, type FileExtension } from '@albumen/file-store/keys';
import type { DesignedItem } from '../../db/lab-tables.ts';
import { newId } from '../../ids.ts';
import { faultPoint } from '../../fault-point.ts';
import { placedPhotos } from '../editor/placed-photos.ts';
import { withScratchFolder } from '../../scratch-folder.ts';
import { withLocalOriginal } from '../renditions/scratch.ts';
import { changeLabOrder, holdLabOrder, type LabDependencies } from './change-lab-order.service.ts';
import { drawPrintFiles } from './draw-print-files.ts';
import { digestOf } from './file-digest.ts';
import { makePrintFilesJob } from './lab-jobs.ts';
import { findLabOrder, type LabOrder } from './lab-orders.queries.ts';
import * as queries from './print-files.queries.ts';
import type { LocalOriginal, MadeFile, PrintWork } from './print-work.ts';

type NewPrintFile = queries.NewPrintFile;

/** A design that can't be printed as it was approved: a person has to look at it. */
class UnprintableError extends Error {
  override readonly name = 'UnprintableError';
}

/** Others wait for their turn, and a run that draws for an hour is taken for one that hangs. */
const longestTurnMs = 600_000;

/**
 * Draws and keeps every file of a lab order, then lets it go on. A second run finds it gone on, or goes
 * on with the first item that has no files: neither a restart nor a long lab order begins from the start.
 */
export async function makePrintFiles(
  deps: LabDependencies,
  labOrderId: string,
  signal?: AbortSignal,
): Promise<void> {
  const labOrder = await findLabOrder(deps.db, labOrderId);
  if (labOrder?.status !== 'preparing') return;
  try {
    const isWhole = await makeMissing(deps, labOrder, signal);
    await (isWhole ? letGo(deps, labOrderId) : goOnLater(deps, labOrderId));
  } catch (error) {
    if (!(error instanceof UnprintableError)) throw error;
    deps.errors.report(error);
    const reason = error.message;
    await deps.db.transaction().execute((trx) => holdLabOrder(deps, trx, { labOrderId, reason }));
  }
}

async function letGo(deps: LabDependencies, labOrderId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const facts = { files: await queries.countPrintFiles(trx, labOrderId) };
    await changeLabOrder(deps, trx, { labOrderId, event: 'files-ready', facts });
    faultPoint('while-recording-files');
  });
  faultPoint('files-recorded');
}

async function goOnLater({ db, jobs }: LabDependencies, labOrderId: string): Promise<void> {
  await jobs.enqueue(db, makePrintFilesJob, { labOrderId });
}

/** Answers whether all are there now: a turn ends with an item. */
async function makeMissing(
  deps: LabDependencies,
  labOrder: LabOrder,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const startedAt = deps.clock.now().getTime();
  const kept = await queries.listKeptItems(deps.db, labOrder.id);
  let isFirst = true;
  for (const [index, item] of labOrder.request.items.entries()) {
    if (kept.get(item.itemId) === item.documentHash) continue;
    if (!isFirst && deps.clock.now().getTime() - startedAt > longestTurnMs) return false;
    isFirst = false;
    const files = await makeItem(deps, { labOrder, item, number: index + 1 }, signal);
    await queries.keepPrintFiles(deps.db, { ...labOrder, itemId: item.itemId }, files);
  }
  return true;
}

interface ItemWork {
  labOrder: LabOrder;
  item: DesignedItem;
  number: number;
}

function makeItem(
  deps: LabDependencies,
  { labOrder, item, number }: ItemWork,
  signal: AbortSignal | undefined,
): Promise<NewPrintFile[]> {
  const named = `Item ${number}, ${item.productName}`;
  return withScratchFolder(async (folder) => {
    const photos = await fetchPhotos(deps, { ...item, named }, folder);
    const { document, printProduct: product } = item;
    const result = await drawPrintFiles(folder, { document, product, photos, number }, signal);
    if (!result.isMade) throw new UnprintableError(`${named}: ${result.reason}.`);
    const made: NewPrintFile[] = [];
    for (const file of result.files) {
      made.push(await keep(deps, { labOrder, item, file, path: join(folder, file.name) }));
      faultPoint('file-kept');
    }
    return made;
  });
}

/** Where the originals lie; of those in a far store, copies. They must be what the customer saw. */
async function fetchPhotos(
  deps: LabDependencies,
  { document, named }: DesignedItem & { named: string },
  folder: string,
): Promise<PrintWork['photos']> {
  const placed = new Map(placedPhotos(document).map((photo) => [photo.photoId, photo.sha256]));
  if (placed.size === 0) return {};
  const originals = await queries.listOriginals(deps.db, [...placed.keys()]);
  const found = new Map(originals.map((original) => [original.id, original]));
  const photos: Record<string, LocalOriginal> = {};
  for (const [photoId, sha256] of placed) {
    const original = found.get(photoId);
    if (original === undefined || original.state !== 'ready') {
      throw new UnprintableError(`${named}: the photo ${photoId} is gone.`);
    }
    if (original.sha256 !== sha256) {
      throw new UnprintableError(
        `${named}: the photo ${photoId} is not the one that was approved.`,
      );
    }
    const own = join(folder, photoId);
    await mkdir(own);
    // The folder outlives this call, so the path stays good.
    const from = { key: original.originalKey, folder: own };
    const path = await withLocalOriginal(deps, from, (local) => Promise.resolve(local));
    photos[photoId] = { path, isRepaired: original.isRepaired };
  }
  return photos;
}

interface Keeping {
  labOrder: LabOrder;
  item: DesignedItem;
  file: MadeFile;
  path: string;
}

async function keep(
  { files }: LabDependencies,
  { labOrder, item, file, path }: Keeping,
): Promise<NewPrintFile> {
  const extension = file.name.split('.').at(-1) as FileExtension; // our plan gives jpg, png and pdf
  const fileKey = newKey('print', extension);
  const contentType = contentTypeOf(fileKey);
  const { sha256, md5, sizeBytes } = await digestOf(path);
  const stored = await files.put(fileKey, createReadStream(path), { contentType });
  if (stored.sha256 !== sha256) throw new Error(`${fileKey} was stored otherwise than it was made`);
  return {
    id: newId(),
    labOrderId: labOrder.id,
    itemId: item.itemId,
    part: file.part,
    name: file.name,
    fileKey,
    contentType,
    sizeBytes,
    md5,
    sha256,
    widthPx: file.widthPx,
    heightPx: file.heightPx,
    documentHash: item.documentHash,
  };
}
