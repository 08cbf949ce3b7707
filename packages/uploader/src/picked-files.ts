import { filesOfEntries, filesOfHandles, isWanted, type PickedFile } from './lib/folder-walk.ts';

export type { PickedFile } from './lib/folder-walk.ts';

/** Files as a person chose them, handed out in batches while their folders are still being read. */
export interface PickedFiles extends AsyncIterable<readonly PickedFile[]> {
  /** Lasting references to all that was picked, where the browser gives them; else empty. */
  readonly handles: Promise<readonly FileSystemHandle[]>;
}

const batchSize = 200;

/**
 * The files of a drop, of a file input or of handles kept from an earlier visit. Folders are walked
 * lazily; hidden files, `.DS_Store` and their like are left out without a word. For a drop it must be
 * called inside the event: the browser empties the transfer when the handler returns.
 */
export function filesFrom(
  source: DataTransfer | Iterable<File> | { handles: readonly FileSystemHandle[] },
): PickedFiles {
  if ('handles' in source) {
    const { handles } = source;
    return picked(() => filesOfHandles(handles), Promise.resolve(handles));
  }
  return 'items' in source && 'dropEffect' in source ? ofDrop(source) : ofFiles(source);
}

function ofFiles(files: Iterable<File>): PickedFiles {
  const list = Array.from(files, (file) => ({
    file,
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
  }));
  const wanted = list.filter(({ path }) => path.split('/').every(isWanted));
  return picked(() => each(wanted), Promise.resolve([]));
}

function ofDrop(transfer: DataTransfer): PickedFiles {
  const items = [...transfer.items].filter((item) => item.kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const handles = handlesOf(items);
  return picked(() => filesOfEntries(entries), handles);
}

/** Chromium only. A handle outlives the page; permission for it is asked again. */
async function handlesOf(items: DataTransferItem[]): Promise<readonly FileSystemHandle[]> {
  const wanted = items.map(async (item) => {
    const handle: unknown = 'getAsFileSystemHandle' in item ? await handleOf(item) : null;
    return handle instanceof FileSystemHandle ? handle : null;
  });
  const found: (FileSystemHandle | null)[] = await Promise.all(wanted).catch(() => [null]);
  const handles = found.filter((handle) => handle !== null);
  return handles.length === found.length ? handles : [];
}

function handleOf(item: DataTransferItem & { getAsFileSystemHandle: unknown }): unknown {
  const { getAsFileSystemHandle } = item;
  return typeof getAsFileSystemHandle === 'function' ? getAsFileSystemHandle.call(item) : null;
}

function picked(
  walk: () => AsyncIterable<PickedFile>,
  handles: Promise<readonly FileSystemHandle[]>,
): PickedFiles {
  return { handles, [Symbol.asyncIterator]: () => inBatches(walk()) };
}

async function* inBatches(files: AsyncIterable<PickedFile>): AsyncGenerator<PickedFile[]> {
  let batch: PickedFile[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* each(files: readonly PickedFile[]): AsyncGenerator<PickedFile> {
  yield* files;
}
