import type { Configuration } from '../../protocol/configuration.ts';
import type { ErrorKind } from '../../protocol/errors/error-kind.ts';
import {
  THREEDS_CAN_NOT_USE_TOKENIZATION_KEY,
  THREEDS_HTTPS_REQUIRED,
  THREEDS_NOT_ENABLED,
  THREEDS_NOT_ENABLED_FOR_V2,
} from '../../protocol/errors/three-d-secure.ts';
import type { Style } from './style.ts';

/**
 * What merchant and page must have and have not; of several that are missing, the last one.
 */
export function findMissing(
  { gatewayConfiguration, authorizationType }: Configuration,
  style: Style,
  protocol = globalThis.location?.protocol,
): ErrorKind | undefined {
  const { threeDSecureEnabled, threeDSecure, environment } = gatewayConfiguration;
  const rules: readonly (readonly [isMissing: boolean, kind: ErrorKind])[] = [
    [!threeDSecureEnabled, THREEDS_NOT_ENABLED],
    [authorizationType === 'TOKENIZATION_KEY', THREEDS_CAN_NOT_USE_TOKENIZATION_KEY],
    [environment === 'production' && protocol !== 'https:', THREEDS_HTTPS_REQUIRED],
    [style !== 'legacy' && !threeDSecure?.cardinalAuthenticationJWT, THREEDS_NOT_ENABLED_FOR_V2],
  ];
  return rules.findLast(([isMissing]) => isMissing)?.[1];
}
