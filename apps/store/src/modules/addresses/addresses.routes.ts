import * as endpoints from '@albumen/contract/endpoints/addresses';
import * as schemas from '@albumen/contract/schemas/addresses';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '../../http/guards.ts';
import type { Router } from '../../http/route.ts';
import { updateAddress } from './update-address.service.ts';

export function addAddresses(route: Router, deps: Dependencies): void {
  route(
    endpoints.updateAddress,
    {
      schemas: { body: schemas.updateAddressBody, reply: schemas.updateAddressReply },
      guards: [signedIn],
      html: (answer) => deps.pages.renderPartial('address-answer', { answer }),
    },
    ({ visit, body }) =>
      // The schema has filled in what was left out.
      updateAddress(deps, visit, body as z.output<typeof schemas.updateAddressBody>),
  );
}
