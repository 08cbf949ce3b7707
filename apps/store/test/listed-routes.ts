import type { EndpointShape } from '@albumen/contract/endpoint';
import type { CallSchemas, DeclaredCall } from '@albumen/contract/schemas/declare-calls';
import { createHttpServer } from '@albumen/server-kit/http-server';
import type { Dependencies } from '../src/dependencies.ts';
import { caller } from '../src/http/caller-constraint.ts';
import type { Router } from '../src/http/route.ts';
import { addModules } from '../src/modules.ts';

export type ListedRoute = DeclaredCall<EndpointShape, CallSchemas>;

/** Every call of the contract that the store answers, with what checks it. */
export async function listRoutes(deps: Dependencies): Promise<ListedRoute[]> {
  const routes: ListedRoute[] = [];
  const note: Router = (declared) => {
    routes.push(declared);
  };
  const nowhere = createHttpServer({ logger: false, trustedProxies: [], constraints: { caller } });
  await addModules(nowhere, note, deps);
  await nowhere.close();
  return routes;
}
