import { mimeTypeOf } from '@albumen/domain/uploads/file-type';
import { emptyTally, tallyChange, type UploadTally } from '@albumen/domain/uploads/tally';
import type { UploadFile } from '../upload-state.ts';
import { memoryKeyOf } from './file-identity.ts';

/** The files of a session in their order, each replaced when it changes, with sums kept up to date. */
export class FileRows {
  #files: UploadFile[] = [];
  #rows = new Map<string, number>();
  #tally: UploadTally = emptyTally;
  /** How many files had this name, size and time; dropped ones stay counted. */
  #identities = new Map<string, number>();

  get all(): readonly UploadFile[] {
    return this.#files;
  }

  get tally(): UploadTally {
    return this.#tally;
  }

  get(id: string): UploadFile | undefined {
    return this.#files[this.#rows.get(id) ?? -1];
  }

  add(id: string, file: File, path: string): void {
    const added = newFile(id, file, path);
    this.#rows.set(id, this.#files.length);
    this.#files.push(added);
    const key = memoryKeyOf(added);
    this.#identities.set(key, (this.#identities.get(key) ?? 0) + 1);
    this.#tally = tallyChange(this.#tally, null, added);
  }

  /** Changes a file that is still there. */
  patch(id: string, change: Partial<UploadFile>): void {
    const row = this.#rows.get(id);
    const before = row === undefined ? undefined : this.#files[row];
    if (row === undefined || before === undefined) return;
    const after = { ...before, ...change };
    this.#files[row] = after;
    this.#tally = tallyChange(this.#tally, before, after);
  }

  /** Whether name, size and time belong to several files here: then only the bytes can tell them. */
  isAmbiguous(file: UploadFile): boolean {
    return (this.#identities.get(memoryKeyOf(file)) ?? 0) > 1;
  }

  /** Drops everything. */
  clear(): void {
    this.keep(() => false);
    this.#identities.clear();
  }

  /** Drops all others. */
  keep(isKept: (file: UploadFile) => boolean): void {
    const kept = this.#files.filter(isKept);
    for (const file of this.#files) {
      if (!isKept(file)) this.#tally = tallyChange(this.#tally, file, null);
    }
    this.#files = kept;
    this.#rows = new Map(kept.map((file, row) => [file.id, row]));
  }
}

function newFile(id: string, file: File, path: string): UploadFile {
  return {
    ...untouched,
    id,
    name: file.name,
    path,
    sizeBytes: file.size,
    lastModifiedAt: file.lastModified,
    mimeType: mimeTypeOf({ name: file.name, mimeType: file.type }),
  };
}

/** What a file is before anything was done with it; a retry brings it back here. */
export const untouched = {
  dimensions: null,
  exif: null,
  thumbnailUrl: null,
  contentMd5: null,
  fingerprint: null,
  signedUrl: null,
  apiFileName: null,
  needsUpload: true,
  isDuplicate: false,
  isInGallery: false,
  content: null,
  isInvalid: false,
  photoId: null,
  url: null,
  renditions: [],
  renditionState: 'unknown',
  status: 'init',
  phase: 'init',
  sentBytes: 0,
  bytesPerSecond: 0,
  timeLeftMs: null,
  problem: null,
} as const satisfies Partial<UploadFile>;
