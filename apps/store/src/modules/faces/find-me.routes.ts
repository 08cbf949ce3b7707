import { calls } from '@albumen/contract/schemas/find-me';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import { findMe, hideMe } from './find-me.service.ts';

/** Five descriptions of the longest kind and 200 ids, written out in full. */
const bodyLimitBytes = 131_072;

export function addFindMe(route: Router, deps: Dependencies): void {
  route(calls.findMe, { bodyLimitBytes }, ({ visit, params: { shareId }, body }) =>
    findMe(deps, visit, { shareId, ...body }),
  );

  route(calls.hideMe, { bodyLimitBytes }, ({ visit, params: { shareId }, body }) =>
    hideMe(deps, visit, { shareId, ...body }),
  );
}
