import type { Track } from '../../protocol/analytics.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import { FRAME_SERVICE_FRAME_OPEN_FAILED } from '../../protocol/errors/general.ts';
import {
  MASTERPASS_ACCOUNT_TOKENIZATION_FAILED,
  MASTERPASS_FLOW_FAILED,
  MASTERPASS_INVALID_PAYMENT_OPTION,
  MASTERPASS_POPUP_CLOSED,
  MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS,
  MASTERPASS_POPUP_OPEN_FAILED,
} from '../../protocol/errors/masterpass.ts';
import { httpStatusOf, type BraintreeError, payError } from '../../protocol/pay-error.ts';
import type { Client } from '../../types/client.ts';
import type {
  MasterpassTokenizeOptions,
  MasterpassTokenizePayload,
} from '../../types/masterpass.ts';
import { appAddress, popupBridge } from '../frame-service/bridge-window.ts';
import type { ReturnParams } from '../frame-service/flow.ts';
import type { FrameService } from '../frame-service/frame-service.ts';
import { approvalIn, cardBody, loadingQuery, payloadOf, tokenBody } from './wire.ts';

/** What a ready component is made of. */
export interface MasterpassParts {
  client: Client;
  configuration: Configuration;
  service: FrameService;
}

const usualSize = { width: 450, height: 660 };

/** Opens the window within the click, leads it to the wallet, and tokenizes what it chose. */
export async function payInWallet(
  parts: MasterpassParts,
  options: MasterpassTokenizeOptions,
  track: Track,
): Promise<MasterpassTokenizePayload> {
  const { service } = parts;
  const flow = service.open({ ...usualSize, ...options.frameOptions });
  const address = askForWallet(parts, options);
  address.then(
    (url) => flow.redirect(url),
    () => flow.close(),
  );
  const came = flow.result.catch((error: BraintreeError) => {
    throw windowError(error, track);
  });
  // A refused wallet is the reason that counts, not the window that is closed for it.
  const [, params] = await Promise.all([address, came]);
  return tokenizeReturn(parts, params, track);
}

/** The address that leads a window to the wallet. */
async function askForWallet(
  { client, configuration, service }: MasterpassParts,
  options: MasterpassTokenizeOptions,
): Promise<string> {
  const callbackUrl = appAddress('return') ?? service.returnAddress('redirect-frame');
  try {
    const { requestToken } = await client.request({
      method: 'post',
      endpoint: 'masterpass/request_token',
      data: tokenBody(options, callbackUrl),
    });
    if (typeof requestToken !== 'string') throw new TypeError('the gateway gave no request token');
    const query = loadingQuery(configuration, options, { requestToken, callbackUrl });
    return service.returnAddress('masterpass-loading-frame', query);
  } catch (originalError) {
    const isRefused = httpStatusOf(originalError) === 422;
    const kind = isRefused ? MASTERPASS_INVALID_PAYMENT_OPTION : MASTERPASS_FLOW_FAILED;
    throw payError(kind, {}, { originalError });
  }
}

async function tokenizeReturn(
  { client }: MasterpassParts,
  params: ReturnParams,
  track: Track,
): Promise<MasterpassTokenizePayload> {
  if (params['mpstatus'] !== 'success') {
    track('closed.by-user');
    throw payError(MASTERPASS_POPUP_CLOSED);
  }
  const approval = approvalIn(params);
  if (!approval) {
    track('closed.missing-payload');
    throw payError(MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS);
  }
  try {
    const body = await client.request({
      method: 'post',
      endpoint: 'payment_methods/masterpass_cards',
      data: cardBody(approval),
    });
    const payload = payloadOf(body);
    track(`success${popupBridge() ? '-popupbridge' : ''}`);
    return payload;
  } catch (originalError) {
    track('failed');
    throw payError(MASTERPASS_ACCOUNT_TOKENIZATION_FAILED, {}, { originalError });
  }
}

function windowError(error: BraintreeError, track: Track): BraintreeError {
  if (error.code === FRAME_SERVICE_FRAME_OPEN_FAILED[0]) {
    track('failed.to-open');
    return payError(MASTERPASS_POPUP_OPEN_FAILED, {}, { originalError: error });
  }
  track('closed.by-user');
  return payError(MASTERPASS_POPUP_CLOSED);
}
