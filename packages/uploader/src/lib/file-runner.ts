import type { FileEffect } from '@albumen/domain/uploads/file.machine';
import { computeChecksum } from './steps/compute-checksum.ts';
import { loadThumbnail, readDimensions } from './steps/read-photo.ts';
import { registerPhoto } from './steps/register-photo.ts';
import { requestSignature } from './steps/request-signature.ts';
import type { Step } from './steps/step.ts';
import { storeFile } from './steps/store-file.ts';
import type { FileRun, UploadEngine } from './upload-engine.ts';

const steps: Readonly<Record<Exclude<FileEffect, 'inspect'>, Step>> = {
  'load-thumbnail': loadThumbnail,
  'read-dimensions': readDimensions,
  'compute-checksum': computeChecksum,
  'request-signature': requestSignature,
  store: storeFile,
  register: registerPhoto,
};

/**
 * Takes one file through its steps: the machine names the next step, the step's end is the machine's
 * next event, until there is none. Rejects only when the engine is aborted.
 */
export async function runFile(engine: UploadEngine, id: string, file: File): Promise<void> {
  const run: FileRun = { engine, id, file, headers: {}, resigned: 0 };
  let effects = engine.store.decideFile(id, 'begin');
  for (let effect = effects?.[0]; effect !== undefined; effect = effects?.[0]) {
    if (effect === 'inspect') throw new Error('A file is inspected before it runs.');
    const { event, change } = await steps[effect](run);
    engine.signal.throwIfAborted();
    effects = engine.store.decideFile(id, event, change);
  }
}
