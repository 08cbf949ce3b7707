import { type JsonRecord } from '../../protocol/json.ts';
import {
  THREEDS_LOOKUP_ERROR,
  THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR,
  THREEDS_LOOKUP_VALIDATION_ERROR,
} from '../../protocol/errors/three-d-secure.ts';
import { httpStatusOf, type BraintreeError, payError } from '../../protocol/pay-error.ts';
import { LIBRARY_VERSION, VERSION } from '../../protocol/version.ts';
import type { Client } from '../../types/client.ts';
import type { CardNetwork } from './card-network.ts';
import { isLookupReply, type LookupReply } from './lookup-reply.ts';

/**
 * Adds what the card network knows of this browser; what it does not know holds nothing up.
 * @param network undefined in the first version, which has none
 */
export async function withNetwork(
  data: JsonRecord,
  { client, network }: { client: Client; network: CardNetwork | undefined },
): Promise<JsonRecord> {
  if (!network) return data;
  const clientMetadata: Record<string, unknown> = {
    requestedThreeDSecureVersion: '2',
    sdkVersion: `web/${VERSION}`,
  };
  let dfReferenceId: string | undefined;
  const startedAt = Date.now();
  try {
    dfReferenceId = await network.session();
    clientMetadata['cardinalDeviceDataCollectionTimeElapsed'] = Date.now() - startedAt;
    const { bin } = data;
    if (typeof bin === 'string' || typeof bin === 'number') {
      const { result, elapsedMs } = await network.processBin(bin);
      clientMetadata['issuerDeviceDataCollectionTimeElapsed'] = elapsedMs;
      clientMetadata['issuerDeviceDataCollectionResult'] = result;
    }
  } catch {
    // Said again when a challenge needs it.
  }
  return {
    ...data,
    ...(dfReferenceId !== undefined && { dfReferenceId }),
    clientMetadata,
    authorizationFingerprint: client.getConfiguration().authorizationFingerprint,
    braintreeLibraryVersion: LIBRARY_VERSION,
  };
}

/**
 * Asks the gateway for what the issuer makes of a card.
 * @throws BraintreeError `THREEDS_LOOKUP_…`
 */
export async function lookUp(
  client: Client,
  nonce: string,
  data: JsonRecord,
): Promise<LookupReply> {
  let reply: unknown;
  try {
    reply = await client.request({
      endpoint: `payment_methods/${encodeURIComponent(nonce)}/three_d_secure/lookup`,
      method: 'post',
      data,
    });
  } catch (cause) {
    throw lookupError(cause);
  }
  if (!isLookupReply(reply)) throw payError(THREEDS_LOOKUP_ERROR, {}, { originalError: reply });
  return reply;
}

function lookupError(cause: unknown): BraintreeError {
  const status = httpStatusOf(cause);
  const kinds = {
    404: THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR,
    422: THREEDS_LOOKUP_VALIDATION_ERROR,
  };
  const kind = status === 404 || status === 422 ? kinds[status] : THREEDS_LOOKUP_ERROR;
  return payError(kind, {}, { originalError: cause });
}
