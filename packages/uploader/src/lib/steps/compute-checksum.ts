import { identityText } from '@albumen/contract/fingerprint';
import { uploadMessages } from '@albumen/contract/upload-messages';
import type { UploadFile } from '../../upload-state.ts';
import { identityOf, memoryKeyOf } from '../file-identity.ts';
import { current, type FileRun, problem, type UploadEngine } from '../upload-engine.ts';
import { advance, fail, type Step, type StepEnd } from './step.ts';

/** Hashes of the bytes; or a fingerprint of name, size and time, without MD5. */
interface Hashes {
  contentMd5: string | null;
  fingerprint: string;
}

/**
 * Computes both checksums, or takes them from the memory of an earlier visit. A duplicate ends here,
 * once the first copy has arrived; bytes that the store already has go straight to registration.
 */
export const computeChecksum: Step = async (run) => {
  const { engine, id } = run;
  const { checksums } = engine.options;
  const hashes = checksums ? await knownHashes(engine, id, run.file) : await cheapHashes(run);
  if (hashes === null) return fail(problem('checksum-failed', uploadMessages.checksumFailed));
  const counterpart = await counterpartOf(run, hashes);
  if (counterpart !== undefined) return duplicate(run, hashes, counterpart);
  if (hashes.contentMd5 !== null) engine.fingerprints.set(hashes.fingerprint, id);
  return afterHashing(run, hashes);
};

/** The checksums of the bytes, computed unless this session or an earlier visit knows them. */
export async function knownHashes(
  engine: UploadEngine,
  id: string,
  file: File,
): Promise<Hashes | null> {
  const listed = engine.store.files.get(id);
  if (listed === undefined) return null;
  const known = [listed, remembered(engine, listed)].find(
    (each) => typeof each?.contentMd5 === 'string',
  );
  if (typeof known?.fingerprint === 'string') {
    return { contentMd5: known.contentMd5, fingerprint: known.fingerprint };
  }
  return readHashes(engine, id, file);
}

async function readHashes(
  engine: UploadEngine,
  fileId: string,
  file: File,
): Promise<Hashes | null> {
  engine.emit({ type: 'checksum-start', fileId });
  try {
    const checksums = await engine.workers.checksums(file);
    engine.emit({ type: 'checksum-success', fileId, ...checksums });
    return checksums;
  } catch {
    engine.signal.throwIfAborted();
    const message = uploadMessages.checksumFailed;
    engine.emit({ type: 'checksum-error', fileId, status: 0, message });
    return null;
  }
}

/** What an earlier visit knew; nothing where name, size and time could mean several files. */
function remembered({ memory, store }: UploadEngine, file: UploadFile) {
  return store.files.isAmbiguous(file) ? undefined : memory.file(memoryKeyOf(file));
}

/** The zero preset reads no bytes: what is known of them is used, else name, size and time. */
async function cheapHashes(run: FileRun): Promise<Hashes> {
  const file = current(run);
  const { contentMd5, fingerprint } = file;
  if (contentMd5 !== null && fingerprint !== null) return { contentMd5, fingerprint };
  const text = identityText(identityOf(file));
  return { contentMd5: null, fingerprint: await run.engine.workers.fingerprint(text) };
}

function afterHashing(run: FileRun, { contentMd5, fingerprint }: Hashes): StepEnd {
  const { memory } = run.engine;
  const key = memoryKeyOf(current(run));
  const objectName = remembered(run.engine, current(run))?.objectName ?? null;
  if (objectName === null) {
    if (contentMd5 !== null) memory.remember(key, { contentMd5, fingerprint, objectName });
    return advance({ contentMd5, fingerprint });
  }
  const change = { contentMd5, fingerprint, apiFileName: objectName, needsUpload: false };
  return { event: 'exists', change };
}

/** The other file of this session with these bytes, null for one of the gallery, else undefined. */
async function counterpartOf(
  run: FileRun,
  { contentMd5, fingerprint }: Hashes,
): Promise<string | null | undefined> {
  const { manifest, fingerprints, store, signal } = run.engine;
  if (contentMd5 === null) return undefined;
  if (manifest.fingerprints.has(fingerprint)) return null;
  const other = fingerprints.get(fingerprint);
  if (other === undefined || other === run.id) return undefined;
  // The first copy never waits for another: it is past this step.
  const status = await store.ended(other, signal);
  if (status === 'completed') return other;
  // The first to look, of several copies that waited, sends the bytes again.
  if (fingerprints.get(fingerprint) !== other)
    return counterpartOf(run, { contentMd5, fingerprint });
  fingerprints.set(fingerprint, run.id);
  return undefined;
}

function duplicate(run: FileRun, hashes: Hashes, of: string | null): StepEnd {
  run.engine.emit({ type: 'duplicate-detected', fileId: run.id, of });
  run.engine.memory.forget(memoryKeyOf(current(run)));
  const first = of === null ? undefined : run.engine.store.files.get(of);
  const change = {
    ...hashes,
    ...(first && photoOf(first)),
    isDuplicate: true,
    isInGallery: of === null,
    needsUpload: false,
  };
  return { event: 'duplicate', change };
}

/** The photo that both copies have become. */
function photoOf({ photoId, url, renditions, renditionState, problem }: UploadFile) {
  return { photoId, url, renditions, renditionState, problem };
}
