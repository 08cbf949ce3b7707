import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addPublicFiles } from './public-files.routes.ts';
import { addSignedFiles } from './signed-files.routes.ts';

/** The bytes of the file store: signed ones in and out, public ones by their unguessable names. */
export async function addFiles(app: FastifyInstance, deps: Dependencies): Promise<void> {
  addPublicFiles(app, deps);
  if (deps.localFiles !== undefined) await addSignedFiles(app, deps, deps.localFiles);
}
