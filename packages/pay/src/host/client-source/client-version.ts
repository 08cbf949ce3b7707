import { INCOMPATIBLE_VERSIONS } from '../../protocol/errors/general.ts';
import { payError } from '../../protocol/pay-error.ts';
import { VERSION } from '../../protocol/version.ts';

/** @throws BraintreeError `INCOMPATIBLE_VERSIONS` */
export function checkVersion(clientVersion: string | undefined, component: string): void {
  if (clientVersion !== VERSION) {
    throw payError(INCOMPATIBLE_VERSIONS, { clientVersion, component, version: VERSION });
  }
}
