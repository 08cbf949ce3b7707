import type { FastifyInstance } from 'fastify';
import type { Router } from '../../http/route.ts';
import type { LabDependencies } from './change-lab-order.service.ts';
import { addLabFiles } from './lab-files.routes.ts';
import { addLabWebhooks } from './lab-webhooks.routes.ts';
import { addOperatorLab } from './operator-lab.routes.ts';

export async function addLab(
  app: FastifyInstance,
  route: Router,
  deps: LabDependencies,
): Promise<void> {
  addOperatorLab(route, deps);
  addLabFiles(app, deps);
  await addLabWebhooks(app, deps);
}
