/**
 * A process of its own for the files of one item: it decodes strangers' pictures and fills canvases
 * of hundreds of megabytes, and all of it goes when it ends. `node print-child.ts <folder>`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openOriginal, type OriginalPhoto } from '@albumen/imaging/original';
import { describeRefusal } from '@albumen/imaging/refusal';
import { layout } from '@albumen/print/drawing/layout';
import { renderMask, renderPrintFile } from '@albumen/print/server/print-file';
import { renderPdf } from '@albumen/print/server/print-pdf';
import { readServerFonts } from '@albumen/print/server/fonts';
import { checkMadeFile } from './check-made-file.ts';
import { pixelsPerInchOf, planPrintFiles, type PlannedFile } from './print-plan.ts';
import {
  resultName,
  workName,
  type MadeFile,
  type PrintResult,
  type PrintWork,
} from './print-work.ts';

const folder = process.argv[2] ?? '.';
const work = JSON.parse(await readFile(join(folder, workName), 'utf8')) as PrintWork; // written by our parent
const pixelsPerInch = pixelsPerInchOf(work.product);

async function openPhoto(photoId: string): Promise<OriginalPhoto> {
  const original = work.photos[photoId];
  if (original === undefined) throw new Error(`the photo ${photoId} is not there`);
  const read = await openOriginal(original.path, original);
  if (read.ok) return read.value;
  throw new Error(`the photo ${photoId} cannot be read: ${describeRefusal(read.refusal).title}`);
}

async function draw({ kind, faces, part }: PlannedFile): Promise<Buffer> {
  const [drawing] = faces;
  if (drawing === undefined) throw new Error(`${part} has no face`);
  if (kind === 'book') return renderPdf(faces, { openPhoto, pixelsPerInch });
  if (kind === 'ink') return renderPrintFile(drawing, { openPhoto, pixelsPerInch });
  const mask = await renderMask(drawing, kind, pixelsPerInch);
  if (mask === undefined) throw new Error(`${part} has nothing on it`);
  return mask;
}

async function makeAll(): Promise<MadeFile[]> {
  const fonts = await readServerFonts();
  const drawings = layout(work.document, { product: work.product, fonts });
  const made: MadeFile[] = [];
  for (const planned of planPrintFiles(drawings, work.product, work.number)) {
    const bytes = await draw(planned);
    await checkMadeFile(bytes, planned, pixelsPerInch);
    await writeFile(join(folder, planned.name), bytes);
    const { part, name, pixels } = planned;
    made.push({ part, name, widthPx: pixels?.width ?? null, heightPx: pixels?.height ?? null });
  }
  return made;
}

const result = await makeAll().then(
  (files): PrintResult => ({ isMade: true, files }),
  (error: unknown): PrintResult => ({
    isMade: false,
    reason: error instanceof Error ? error.message : String(error),
  }),
);
await writeFile(join(folder, resultName), JSON.stringify(result));
