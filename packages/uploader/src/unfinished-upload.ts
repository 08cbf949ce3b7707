import type { SessionType } from '@albumen/contract/endpoints/uploads';
import { isReadable } from './lib/folder-walk.ts';
import { memoryName } from './lib/session-name.ts';
import { UploadMemory } from './lib/upload-memory.ts';
import { filesFrom, type PickedFiles } from './picked-files.ts';

/** An upload that an earlier visit of this browser left unfinished. */
export interface UnfinishedUpload {
  /** Epoch milliseconds. */
  startedAt: number;
  /** The number of files of the whole selection; what arrived is in the gallery. */
  filesTotal: number;
  bytesTotal: number;
  /**
   * Opens the same folders and files again, after the browser has asked for permission. Null where
   * the browser kept no references, the person said no or a folder is no longer there: then the
   * same folder must be dropped again. Call it from a click.
   */
  reopen(): Promise<PickedFiles | null>;
  /** Goes on with the files that a person has chosen for it. */
  goOnWith(files: Iterable<File>): PickedFiles;
  /** Forgets it. */
  dismiss(): void;
}

/** Which session to look for. */
export interface UnfinishedQuery {
  sessionType: SessionType;
  sessionId: string;
}

/** The unfinished upload of a session, if this browser has one. */
export async function findUnfinishedUpload(
  query: UnfinishedQuery,
): Promise<UnfinishedUpload | null> {
  const memory = await UploadMemory.open(memoryName(query));
  const session = await memory.session();
  if (session === null) {
    memory.close();
    return null;
  }
  const { startedAt, filesTotal, bytesTotal, handles, sizes } = session;
  const goOnWith = (source: Parameters<typeof filesFrom>[0]) => {
    // What is no longer among them is not waited for.
    if (sizes !== undefined) memory.rememberSession({ ...session, sizes: [] }, new Set());
    return filesFrom(source);
  };
  return {
    startedAt,
    filesTotal,
    bytesTotal,
    reopen: async () => {
      if (sizes === undefined || !(await areOpen(handles))) return null;
      return goOnWith({ handles });
    },
    goOnWith,
    dismiss: () => memory.forgetSession(),
  };
}

async function areOpen(handles: readonly FileSystemHandle[]): Promise<boolean> {
  if (handles.length === 0) return false;
  for (const handle of handles) {
    if (!(await isGranted(handle)) || !(await isReadable(handle))) return false;
  }
  return true;
}

/** Not in the standard library of types yet: Chromium asks the person, others have no handles. */
async function isGranted(handle: FileSystemHandle): Promise<boolean> {
  const ask: unknown = 'requestPermission' in handle ? handle.requestPermission : undefined;
  if (typeof ask !== 'function') return true;
  const answer: unknown = await Promise.resolve(ask.call(handle, { mode: 'read' })).catch(() => '');
  return answer === 'granted';
}
