import type { ThreeDSecureCreateOptions } from '../../types/three-d-secure.ts';
import type { Style } from './style.ts';

/** What the network's script is configured with: the merchant's settings, and the style. */
export function networkSettings(
  { cardinalSDKConfig, loggingEnabled }: ThreeDSecureCreateOptions,
  style: Style,
): object {
  const { payment, ...rest } = cardinalSDKConfig ?? {};
  const { displayLoading, displayExitButton } = payment ?? {};
  return {
    ...(loggingEnabled && { logging: { level: 'verbose' } }),
    ...rest,
    payment: {
      ...(displayLoading !== undefined && { displayLoading }),
      ...(displayExitButton !== undefined && { displayExitButton }),
      ...((style === 'bootstrap3' || style === 'inline') && { framework: style }),
    },
  };
}
