import type { Dependencies } from '../../dependencies.ts';
import { renderProofJob } from './proof.jobs.ts';
import { renderProof } from './proofs.service.ts';

/** One at a time: pictures of a cart are no reason for an upload to wait. */
export async function startProofs(deps: Dependencies): Promise<void> {
  await deps.jobs.work(renderProofJob, { concurrency: 1 }, ({ designSpaceId }) =>
    renderProof(deps, designSpaceId),
  );
}
