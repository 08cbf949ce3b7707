import { sendEvent } from '../../protocol/analytics.ts';
import { INSTANTIATION_OPTION_REQUIRED } from '../../protocol/errors/general.ts';
import { THREEDS_NOT_ENABLED_FOR_V2 } from '../../protocol/errors/three-d-secure.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { ThreeDSecure, ThreeDSecureCreateOptions } from '../../types/three-d-secure.ts';
import { createListeners } from '../shared/listeners.ts';
import { checkOptions, obtainClient } from '../client-source/obtain-client.ts';
import { openCardNetwork } from './card-network.ts';
import { createInstance } from './instance.ts';
import { findMissing } from './preconditions.ts';
import { styleOf } from './style.ts';
import type { VerificationContext } from './verify-card.ts';

const component = '3D Secure';

/**
 * Checks the options; with a client also what merchant and page must have. With an authorization it
 * resolves at once, and what is missing shows when a card is verified.
 */
export async function openThreeDSecure(
  options: ThreeDSecureCreateOptions | undefined,
): Promise<ThreeDSecure> {
  if (!options) {
    throw payError(INSTANTIATION_OPTION_REQUIRED, { option: 'options.client', component });
  }
  const style = styleOf(options.version);
  checkOptions(options, component);
  options.signal?.throwIfAborted();
  const listeners = createListeners();
  const { emit } = listeners;
  const context = obtainClient(options, component).then((client): VerificationContext => {
    const configuration = client.getConfiguration();
    const track = (event: string): void => sendEvent(configuration, `three-d-secure.${event}`);
    const missing = findMissing(configuration, style);
    if (missing === THREEDS_NOT_ENABLED_FOR_V2) {
      track('initialization.failed.missing-cardinalAuthenticationJWT');
      if (options.client) track('cardinal-sdk.init.setup-failed');
    }
    if (missing) throw payError(missing);
    track('initialized');
    const network =
      style === 'legacy'
        ? undefined
        : openCardNetwork({ configuration, style, options, emit, track });
    return { client, network, style, options, listeners, track };
  });
  if (options.client) await context;
  context.catch(() => undefined);
  return createInstance({ style, listeners, context });
}
