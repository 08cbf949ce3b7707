import type { ManifestReply } from '@albumen/contract/endpoints/uploads';
import {
  renamedFileAdvice,
  unsupportedFileAdvice,
  uploadMessages,
} from '@albumen/contract/upload-messages';
import { isAllowedType, unsupportedKindOf } from '@albumen/domain/uploads/file-type';
import {
  emptyManifest,
  indexManifest,
  type ManifestIndex,
  recognize,
} from '@albumen/domain/uploads/manifest-match';
import { type ApiReply, isSuccess } from './api-call.ts';
import { identityOf } from './file-identity.ts';
import { knownHashes } from './steps/compute-checksum.ts';
import { readHeadEarly } from './steps/read-photo.ts';
import type { UploadEngine } from './upload-engine.ts';
import { inLanes } from './scheduling.ts';

/** How many files are prepared at once; their work is in the workers, a few each in line. */
const lanes = 8;

/** What the gallery holds; nothing where the server cannot tell: it finds duplicates by itself. */
export function manifestOf(reply: ApiReply<ManifestReply>): ManifestIndex {
  return isSuccess(reply.status) && reply.body !== null ? indexManifest(reply.body) : emptyManifest;
}

/** Looks at every new file: its type, whether the gallery has it already, its head. */
export async function prepareFiles(
  engine: UploadEngine,
  files: ReadonlyMap<string, File>,
): Promise<void> {
  const added = engine.store.files.all.filter((file) => file.status === 'init');
  await inLanes(lanes, added, async ({ id }) => {
    const file = files.get(id);
    if (file !== undefined) await prepareFile(engine, id, file);
  });
}

async function prepareFile(engine: UploadEngine, id: string, file: File): Promise<void> {
  const { store } = engine;
  store.decideFile(id, 'inspect');
  const listed = store.files.get(id);
  if (listed === undefined) return;
  if (!isAllowedType(listed)) {
    reject(engine, id, unsupportedFileAdvice(unsupportedKindOf(listed)));
  } else if (await isInGallery(engine, id, file)) {
    const change = { isDuplicate: true, isInGallery: true, needsUpload: false };
    store.decideFile(id, 'recognize', change);
    engine.emit({ type: 'duplicate-detected', fileId: id, of: null });
  } else {
    await readHeadEarly(engine, id, file);
    const { content = null } = store.files.get(id) ?? {};
    if (content === null) store.decideFile(id, 'accept');
    else reject(engine, id, renamedFileAdvice(listed.name, content));
  }
}

function reject({ store }: UploadEngine, id: string, advice: string): void {
  const message = uploadMessages.unsupportedType;
  const problem = { code: 'unsupportedFileType', message, advice };
  store.decideFile(id, 'reject', { isInvalid: true, problem });
}

/** Compares name, size and time; where only the size agrees, the bytes. */
async function isInGallery(engine: UploadEngine, id: string, file: File): Promise<boolean> {
  const listed = engine.store.files.get(id);
  if (listed === undefined) return false;
  const recognition = recognize(engine.manifest, identityOf(listed));
  if (recognition.kind === 'there' && !engine.store.files.isAmbiguous(listed)) {
    engine.store.patch(id, recognition.photo);
    return true;
  }
  if (recognition.kind === 'new') return false;
  const hashes = await knownHashes(engine, id, file);
  if (hashes === null) return false;
  engine.store.patch(id, hashes);
  return engine.manifest.fingerprints.has(hashes.fingerprint);
}
