import { uploadMessages } from '@albumen/contract/upload-messages';
import type { DimensionsOutcome } from '../jpeg-dimensions.ts';
import type { PhotoHead } from '../photo-tasks.ts';
import { current, problem, type UploadEngine } from '../upload-engine.ts';
import { advance, fail, type Step } from './step.ts';

/**
 * Makes the thumbnail. It is for the eye only: a browser that cannot decode the photo says so in an
 * event, and the photo is sent nevertheless.
 */
export const loadThumbnail: Step = async (run) => {
  const { engine, id, file } = run;
  if (!engine.options.thumbnails || current(run).thumbnailUrl !== null) return advance();
  engine.emit({ type: 'thumbnail-start', fileId: id });
  try {
    const { dimensions } = current(run);
    const fromExif = engine.options.exifThumbnails;
    engine.thumbnails.put(id, await engine.workers.thumbnail({ file, dimensions, fromExif }));
    engine.emit({ type: 'thumbnail-success', fileId: id });
  } catch (error) {
    engine.signal.throwIfAborted();
    engine.emit({ type: 'thumbnail-error', fileId: id, status: 0, message: messageOf(error) });
  }
  return advance();
};

/** Reads width and height where the preparation could not. */
export const readDimensions: Step = async (run) => {
  const { engine, file } = run;
  if (!engine.options.dimensions || current(run).dimensions !== null) return advance();
  const head = await engine.workers.readHead(file, false).catch(() => null);
  engine.signal.throwIfAborted();
  const dimensions: DimensionsOutcome = head?.dimensions ?? { unreadable: 'header' };
  if ('width' in dimensions) return advance({ dimensions });
  return dimensions.unreadable === 'header'
    ? fail(problem('header-unreadable', uploadMessages.headerUnreadable))
    : fail(problem('dimensions-unreadable', uploadMessages.dimensionsUnreadable));
};

/** Reads the head of a file before the upload, for the checks. Never fails: the step above does. */
export async function readHeadEarly(engine: UploadEngine, id: string, file: File): Promise<void> {
  const { dimensions, exif } = engine.options;
  if (!dimensions && !exif) return;
  if (exif) engine.emit({ type: 'exif-start', fileId: id });
  const head = await engine.workers.readHead(file, exif).catch(() => null);
  engine.signal.throwIfAborted();
  if (exif) emitExif(engine, id, head);
  engine.store.patch(id, {
    exif: head?.exif ?? null,
    content: head?.content ?? null,
    dimensions: dimensions && head !== null && 'width' in head.dimensions ? head.dimensions : null,
  });
}

function emitExif(engine: UploadEngine, fileId: string, head: PhotoHead | null): void {
  const isRead = head !== null && head.exif !== null;
  if (isRead) engine.emit({ type: 'exif-success', fileId });
  else {
    const message = uploadMessages.headerUnreadable;
    engine.emit({ type: 'exif-error', fileId, status: 0, message });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
