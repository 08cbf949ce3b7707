import { renderPhoto } from './render-photo.ts';
import { renderLogoFile } from './render-logo-file.ts';
import type { DecoderJob, DecoderMessage } from './protocol.ts';
import type { Outcome } from '../refusal.ts';

function runJob(job: DecoderJob): Promise<Outcome<unknown>> {
  return job.kind === 'photo'
    ? renderPhoto(job.path, job.plan, job.outDir)
    : renderLogoFile(job.path, job.outPath);
}

async function answer(job: DecoderJob): Promise<DecoderMessage> {
  try {
    const outcome = await runJob(job);
    return outcome.ok
      ? { kind: 'done', value: outcome.value }
      : { kind: 'refused', refusal: outcome.refusal };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function send(message: DecoderMessage): void {
  process.send?.(message);
}

process.on('disconnect', () => process.exit());
// The parent is our own host and sends nothing but jobs.
process.on('message', (job: DecoderJob) => {
  void answer(job).then((message) => {
    send(message);
    // Pictures live outside the JavaScript heap, whose own pace would let a dozen pile up.
    globalThis.gc?.({ type: 'minor' });
  });
});
send({ kind: 'ready' });
