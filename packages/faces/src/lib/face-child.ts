import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { findFaces } from './find-faces.ts';
import { openModelFromDisk } from './model-files.ts';
import type { FaceJob, FaceMessage, SaidModel } from './protocol.ts';

sharp.cache(false);
sharp.concurrency(1);

const [, , given] = process.argv;
// Said by our own host.
const said = given === undefined ? undefined : (JSON.parse(given) as SaidModel);
const model = await openModelFromDisk(said && { ...said, bytes: await buffer(process.stdin) });

async function answer(job: FaceJob): Promise<FaceMessage> {
  try {
    return { kind: 'found', found: await findFaces(model, job) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function send(message: FaceMessage): void {
  process.send?.(message);
}

process.on('disconnect', () => process.exit());
// The parent is our own host and sends nothing but jobs.
process.on('message', (job: FaceJob) => {
  void answer(job).then(send);
});
send({ kind: 'ready' });
