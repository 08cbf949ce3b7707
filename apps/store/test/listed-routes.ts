import type { Endpoint, EndpointShape } from '@albumen/contract/endpoint';
import { createHttpServer } from '@albumen/server-kit/http-server';
import type { Dependencies } from '../src/dependencies.ts';
import { caller } from '../src/http/caller-constraint.ts';
import type { Router, RouteSchemas } from '../src/http/route.ts';
import { addModules } from '../src/modules.ts';

export interface ListedRoute {
  endpoint: Endpoint<EndpointShape>;
  schemas: RouteSchemas;
}

/** Every call of the contract that the store answers, with what it checks of it. */
export async function listRoutes(deps: Dependencies): Promise<ListedRoute[]> {
  const routes: ListedRoute[] = [];
  const note: Router = (endpoint, { schemas }) => {
    routes.push({ endpoint, schemas });
  };
  const nowhere = createHttpServer({ logger: false, trustedProxies: [], constraints: { caller } });
  await addModules(nowhere, note, deps);
  await nowhere.close();
  return routes;
}
