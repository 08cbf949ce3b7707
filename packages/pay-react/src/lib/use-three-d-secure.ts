import type {
  ThreeDSecure,
  ThreeDSecureCreateOptions,
  ThreeDSecureVerifyOptions,
  ThreeDSecureVerifyPayload,
} from '@albumen/pay/three-d-secure';
import { useCallback, useEffect, useRef } from 'react';
import { usePay } from './pay-context.ts';

export interface ThreeDSecureProps extends Pick<
  ThreeDSecureCreateOptions,
  'version' | 'cardinalSDKConfig' | 'loggingEnabled'
> {
  /** The customer canceled at the bank; the result comes all the same. */
  onCancel?: () => void;
}

/** 3-D Secure of the connection above. */
export interface CardVerification {
  /** Has the merchant 3-D Secure, and is there a client token? False before the connection is ready. */
  isOffered: boolean;
  /**
   * Has a tokenized card verified by its issuer; its nonce is used up, the payload's counts.
   * @throws Error before the connection is ready; `PayLoadError`; then as the SDK's `verifyCard`
   */
  verifyCard: (options: ThreeDSecureVerifyOptions) => Promise<ThreeDSecureVerifyPayload>;
}

/**
 * Verifies cards by 3-D Secure. Its script is loaded for the first card, and it ends with the component.
 * @throws Error without a provider
 */
export function useThreeDSecure(props: ThreeDSecureProps = {}): CardVerification {
  const { client, load } = usePay();
  const opened = useRef<Promise<ThreeDSecure> | undefined>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(
    () => () => {
      // The caller of the verification gets its rejection.
      opened.current?.then((secure) => secure.teardown()).catch(() => undefined);
      opened.current = undefined;
    },
    [client],
  );
  const verifyCard = useCallback(
    async (options: ThreeDSecureVerifyOptions) => {
      if (!client) throw new Error('the connection is not ready yet');
      const opening = (opened.current ??= open());
      opening.catch(() => {
        opened.current = undefined;
      });
      return (await opening).verifyCard(options);

      async function open(): Promise<ThreeDSecure> {
        const { onCancel: _, version = 2, ...look } = latest.current;
        const { create } = await load('threeDSecure');
        const secure = await create({ ...look, version, ...(client && { client }) });
        secure.on('customer-canceled', () => latest.current.onCancel?.());
        return secure;
      }
    },
    [client, load],
  );
  const { gatewayConfiguration, authorizationType } = client?.getConfiguration() ?? {};
  const isOffered =
    gatewayConfiguration?.threeDSecureEnabled === true && authorizationType === 'CLIENT_TOKEN';
  return { isOffered, verifyCard };
}
