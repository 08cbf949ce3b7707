import { limits } from '@albumen/contract/limits';
import { checksumsOf, fingerprintOfText } from './checksums.ts';
import { readExifTags } from './exif-tags.ts';
import { contentOf } from './file-content.ts';
import { readJpegDimensions } from './jpeg-dimensions.ts';
import type { PhotoHead, PhotoTasks, TaskMessage, TaskReply } from './photo-tasks.ts';
import { makeThumbnail } from './thumbnail.ts';

/** One question at a time; the pool sends the next one after the answer. */
self.addEventListener('message', (event: MessageEvent<TaskMessage>) => {
  run(event.data).then(
    (answer) => reply({ answer }),
    (error: unknown) => reply({ error: error instanceof Error ? error.message : String(error) }),
  );
});

function reply(message: TaskReply): void {
  self.postMessage(message);
}

function run(task: TaskMessage): Promise<PhotoTasks[TaskMessage['kind']]['answer']> {
  switch (task.kind) {
    case 'head':
      return readHead(task.file, task.exif);
    case 'checksums':
      return checksumsOf(task.file);
    case 'thumbnail':
      return thumbnail(task);
    case 'fingerprint':
      return fingerprintOfText(task.text);
  }
}

async function readHead(file: File, wantsExif: boolean): Promise<PhotoHead> {
  const head = await bytesOf(file, 0, limits.exifReadBytes);
  const dimensions = await readJpegDimensions(head, (offset, length) =>
    bytesOf(file, offset, length),
  );
  const exif = wantsExif ? await readExifTags(head).catch(() => null) : null;
  const isJpeg = head[0] === 0xff && head[1] === 0xd8;
  return { dimensions, content: isJpeg ? null : contentOf(head), exif };
}

async function thumbnail(task: PhotoTasks['thumbnail']['ask']): Promise<string> {
  const head = await bytesOf(task.file, 0, limits.exifReadBytes);
  const dimensions =
    task.dimensions ??
    (await readJpegDimensions(head, (offset, length) => bytesOf(task.file, offset, length)));
  if ('unreadable' in dimensions) throw new Error('Not a JPEG.');
  return makeThumbnail({ file: task.file, head, dimensions, fromExif: task.fromExif });
}

async function bytesOf(file: File, offset: number, length: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
}
