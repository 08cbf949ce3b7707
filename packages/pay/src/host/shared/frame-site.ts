import { recordOf } from '../../protocol/json.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import type { FrameAddressOptions } from '../../protocol/frame-address.ts';
import { isProviderUrl } from '../../protocol/trusted-urls.ts';
import { findGatewayUrl } from './gateway-url.ts';

/** Where the frames of a merchant lie, and how they are spoken to. */
export type FrameSite = Pick<
  FrameAddressOptions,
  'assetsUrl' | 'merchantId' | 'dialect' | 'isDebug'
>;

/** The site that a client's configuration names. */
export function siteOf({ gatewayConfiguration, isDebug }: Configuration): FrameSite {
  const { assetsUrl, merchantId } = gatewayConfiguration;
  return {
    assetsUrl,
    merchantId,
    isDebug,
    dialect: isProviderUrl(assetsUrl) ? 'framebus' : 'port',
  };
}

/**
 * The site as far as an authorization gives it, so that frames need not wait for the configuration:
 * our own gateway, when the authorization leads there. Undefined when only the configuration knows.
 */
export function guessSite(authorization: unknown, isDebug?: boolean): FrameSite | undefined {
  const assetsUrl = findGatewayUrl();
  const merchantId = assetsUrl && merchantOf(String(authorization), new URL(assetsUrl).origin);
  return merchantId ? { assetsUrl, merchantId, isDebug, dialect: 'port' } : undefined;
}

function merchantOf(authorization: string, gateway: string): string | undefined {
  const key = /^(\w+?)_[^_]+_(\w+)$/.exec(authorization);
  if (key) return key[1] === 'production' ? undefined : key[2];
  try {
    const { configUrl } = recordOf(JSON.parse(atob(authorization)));
    const { origin, pathname } = new URL(String(configUrl));
    return origin === gateway ? /\/merchants\/([^/]+)/.exec(pathname)?.[1] : undefined;
  } catch {
    return undefined;
  }
}
