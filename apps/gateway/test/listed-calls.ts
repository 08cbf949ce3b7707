import { createHttpServer } from '@albumen/server-kit/http-server';
import type { Dependencies } from '../src/dependencies.ts';
import { addModules } from '../src/modules.ts';
import { demoKey } from './test-page.ts';
import { toolBodies } from './tool-bodies.ts';
import { graphQLBody, pageBodies, serverBodies } from './usual-bodies.ts';

export interface Called {
  method: string;
  path: string;
}

/** What the paths of a merchant begin with. */
export const prefix = '/merchants/:merchantId';

/** Every call that the gateway answers. */
export async function listCalls(deps: Dependencies): Promise<Called[]> {
  const calls: Called[] = [];
  const nowhere = createHttpServer({ logger: false, trustedProxies: [] });
  nowhere.addHook('onRoute', ({ method, url }) => {
    const methods = [method].flat().filter((one) => one !== 'HEAD' && one !== 'OPTIONS');
    calls.push(...methods.map((one) => ({ method: one, path: url })));
  });
  await addModules(nowhere, deps);
  await nowhere.close();
  return calls;
}

/** What is usually sent to it; undefined where nothing is. */
export function bodyOf({ method, path }: Called): object | undefined {
  if (path === '/graphql') return graphQLBody;
  const call = `${method} ${path.replace(prefix, '')}`;
  const page = pageBodies[call];
  return page ? { ...demoKey, ...page } : (serverBodies[call] ?? toolBodies[call]);
}
