import { calls } from '@albumen/contract/schemas/addresses';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '../../http/guards.ts';
import type { Router } from '../../http/route.ts';
import { updateAddress } from './update-address.service.ts';

export function addAddresses(route: Router, deps: Dependencies): void {
  route(
    calls.updateAddress,
    {
      guards: [signedIn],
      html: (answer) => deps.pages.renderPartial('address-answer', { answer }),
      problemHtml: (problem) => deps.pages.renderPartial('address-refused', { problem }),
    },
    ({ visit, body }) => updateAddress(deps, visit, body),
  );
}
