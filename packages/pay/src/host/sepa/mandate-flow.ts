import { sendEvent } from '../../protocol/analytics.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import { FRAME_SERVICE_FRAME_OPEN_FAILED } from '../../protocol/errors/general.ts';
import {
  SEPA_CREATE_MANDATE_FAILED,
  SEPA_CUSTOMER_CANCELED,
  SEPA_TOKENIZATION_FAILED,
  SEPA_TRANSACTION_FAILED,
} from '../../protocol/errors/sepa.ts';
import type { ErrorKind } from '../../protocol/errors/error-kind.ts';
import { type BraintreeError, payError } from '../../protocol/pay-error.ts';
import type { Client } from '../../types/client.ts';
import type { SepaTokenizeOptions, SepaTokenizePayload } from '../../types/sepa.ts';
import { appAddress } from '../frame-service/bridge-window.ts';
import type { ReturnParams } from '../frame-service/flow.ts';
import type { FrameService } from '../frame-service/frame-service.ts';
import { startRedirect } from '../shared/redirect-return.ts';
import { mandateRedirect } from './pending-mandate.ts';
import { accountBody, mandateBody, type PendingMandate, preparedMandate } from './wire.ts';

/** What a ready component is made of. */
export interface SepaParts {
  client: Client;
  configuration: Configuration;
  service: FrameService;
  /** May the page go to the bank itself where it can have no window? */
  canLeavePage: boolean;
}

interface Prepared {
  approvalUrl: string;
  mandate: PendingMandate;
}

/** Opens the window within the click, has the mandate prepared, and waits for the customer. */
export async function askForMandate(
  parts: SepaParts,
  options: SepaTokenizeOptions,
): Promise<SepaTokenizePayload> {
  const flow = parts.service.open({ width: 400, height: 570, canLeavePage: parts.canLeavePage });
  const prepared = prepareMandate(parts, options);
  prepared.then(
    ({ approvalUrl }) => {
      track(parts, 'create-mandate.success');
      track(parts, 'popup.initialized');
      flow.redirect(approvalUrl);
    },
    () => flow.close(),
  );
  const came = flow.result.catch(async (error: BraintreeError) => {
    if (error.code !== FRAME_SERVICE_FRAME_OPEN_FAILED[0]) {
      throw sepaError(SEPA_CUSTOMER_CANCELED, 'customer-canceled');
    }
    // A failed mandate is the reason that counts, also where the browser refused the window at once.
    await prepared;
    throw sepaError(SEPA_TOKENIZATION_FAILED, 'open-popup', error);
  });
  const [{ mandate }, params] = await Promise.all([prepared, came]);
  return finishMandate(parts, mandate, params);
}

async function prepareMandate(
  { client, service }: SepaParts,
  options: SepaTokenizeOptions,
): Promise<Prepared> {
  const { returnUrl = location.href, cancelUrl = returnUrl } = options;
  const redirect = startRedirect(mandateRedirect);
  const back = (address: string, how: 'success' | 'cancel'): string => {
    const app = appAddress(how === 'cancel' ? 'cancel' : 'return');
    return app === undefined
      ? service.returnAddress('redirect-frame', { r: redirect.returnUrl(address), [how]: '1' })
      : `${app}?${how}=1`;
  };
  try {
    const body = await client.request({
      endpoint: 'sepa_debit',
      method: 'post',
      data: mandateBody(options, {
        returnUrl: back(returnUrl, 'success'),
        cancelUrl: back(cancelUrl, 'cancel'),
      }),
    });
    const { approvalUrl, ...prepared } = preparedMandate(body);
    const { customerId, mandateType, merchantAccountId } = options;
    const mandate = { ...prepared, customerId, mandateType, merchantAccountId };
    redirect.keep(mandate);
    return { approvalUrl, mandate };
  } catch (error) {
    throw sepaError(SEPA_CREATE_MANDATE_FAILED, 'create-mandate', error);
  }
}

/**
 * Turns what the bank led back with into a nonce.
 * @throws BraintreeError `SEPA_CUSTOMER_CANCELED`, `SEPA_TOKENIZATION_FAILED`,
 *   `SEPA_TRANSACTION_FAILED`
 */
export async function finishMandate(
  parts: SepaParts,
  mandate: PendingMandate,
  params: ReturnParams,
): Promise<SepaTokenizePayload> {
  if (params['success'] === undefined) {
    // The second parameter is that of an app's browser.
    throw (params['cancel'] ?? params['c']) === undefined
      ? sepaError(SEPA_TOKENIZATION_FAILED, 'open-popup', { params })
      : sepaError(SEPA_CUSTOMER_CANCELED, 'customer-canceled');
  }
  track(parts, 'mandate.approved');
  try {
    const { nonce } = await parts.client.request({
      endpoint: 'payment_methods/sepa_debit_accounts',
      method: 'post',
      data: accountBody(mandate),
    });
    if (typeof nonce !== 'string') throw new TypeError('the gateway answered without a nonce');
    const { last4: ibanLastFour, customerId, mandateType } = mandate;
    return { nonce, ibanLastFour, customerId, mandateType };
  } catch (error) {
    throw sepaError(SEPA_TRANSACTION_FAILED, 'handle-approval', error);
  }
}

export function track({ configuration }: Pick<SepaParts, 'configuration'>, event: string): void {
  sendEvent(configuration, `sepa.${event}`);
}

/** `details` names the step, as it is published; what went wrong in it stands beside. */
export function sepaError(kind: ErrorKind, step: string, originalError?: unknown): BraintreeError {
  return Object.assign(payError(kind, {}, step), originalError !== undefined && { originalError });
}
