import { calls } from '@albumen/contract/schemas/markups';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '../../http/guards.ts';
import type { Router } from '../../http/route.ts';
import { getMarkups, saveMarkups } from './own-markups.service.ts';

/** A photographer's own prices. */
export function addMarkups(route: Router, deps: Dependencies): void {
  const guards = [signedIn];

  route(calls.getMarkups, { guards }, ({ visit }) => getMarkups(deps, visit));

  route(calls.saveMarkups, { guards }, ({ visit, body }) => saveMarkups(deps, visit, body));
}
