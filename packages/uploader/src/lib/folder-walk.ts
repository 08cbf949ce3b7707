/** One file with its path inside what was dropped. */
export interface PickedFile {
  file: File;
  path: string;
}

const systemNames = new Set(['Thumbs.db', 'desktop.ini', '__MACOSX', 'Icon\r']);
const byName = new Intl.Collator('en', { numeric: true });

/** Whether a name is a photo somebody chose, and no hidden or system file. */
export function isWanted(name: string): boolean {
  return !name.startsWith('.') && !systemNames.has(name);
}

/** Walks entries of a drop depth first, reading each folder only when its turn comes. */
export async function* filesOfEntries(
  entries: readonly FileSystemEntry[],
): AsyncGenerator<PickedFile> {
  for (const entry of entries) {
    if (!isWanted(entry.name)) continue;
    const path = pathOf(entry);
    if (isFileEntry(entry)) yield { file: await entryFile(entry), path };
    else if (isDirectoryEntry(entry)) {
      const { children, isWhole } = await readFolder(childrenOf(entry));
      yield* filesOfEntries(children);
      if (!isWhole) yield unreadable(entry.name, path);
    }
  }
}

/** Walks handles in the same way. */
export async function* filesOfHandles(
  handles: readonly FileSystemHandle[],
  folder = '',
): AsyncGenerator<PickedFile> {
  for (const handle of handles) {
    if (!isWanted(handle.name)) continue;
    const path = folder + handle.name;
    if (isFileHandle(handle)) yield { file: await orEmpty(handle.getFile(), handle.name), path };
    else if (isDirectoryHandle(handle)) {
      const { children, isWhole } = await readFolder(handle.values());
      yield* filesOfHandles(children, `${path}/`);
      if (!isWhole) yield unreadable(handle.name, path);
    }
  }
}

/** Whether what an earlier visit was given can still be opened. */
export async function isReadable(handle: FileSystemHandle): Promise<boolean> {
  try {
    if (isFileHandle(handle)) await handle.getFile();
    else if (isDirectoryHandle(handle)) await handle.values().next();
    return true;
  } catch {
    return false;
  }
}

/** What can be read of a folder, in name order, and whether that is all. */
async function readFolder<Child extends { name: string }>(
  listing: AsyncIterable<Child>,
): Promise<{ children: Child[]; isWhole: boolean }> {
  const children: Child[] = [];
  let isWhole = true;
  try {
    for await (const child of listing) children.push(child);
  } catch {
    // Its rights, a drive that was unplugged, or it was moved meanwhile.
    isWhole = false;
  }
  return { children: children.toSorted(inNameOrder), isWhole };
}

/** A folder answers in portions of about a hundred, then with an empty one. */
async function* childrenOf(folder: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = folder.createReader();
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (portion.length === 0) return;
    yield* portion;
  }
}

function entryFile(entry: FileSystemFileEntry): Promise<File> {
  const file = new Promise<File>((resolve, reject) => entry.file(resolve, reject));
  return orEmpty(file, entry.name);
}

function orEmpty(file: Promise<File>, name: string): Promise<File> {
  return file.catch(() => emptyFile(name));
}

function unreadable(name: string, path: string): PickedFile {
  return { file: emptyFile(name), path };
}

/** What cannot be opened stays in the list, empty: it fails there, instead of being missed. */
function emptyFile(name: string): File {
  return new File([], name);
}

function pathOf(entry: FileSystemEntry): string {
  return entry.fullPath.replace(/^\//, '');
}

function inNameOrder(left: { name: string }, right: { name: string }): number {
  return byName.compare(left.name, right.name);
}

function isFileEntry(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectoryEntry(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFileHandle(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file';
}

function isDirectoryHandle(handle: FileSystemHandle): handle is FileSystemDirectoryHandle {
  return handle.kind === 'directory';
}
