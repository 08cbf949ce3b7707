import type { Configuration } from '../../protocol/configuration.ts';
import { THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN } from '../../protocol/errors/three-d-secure.ts';
import { frameAddress } from '../../protocol/frame-address.ts';
import { newId } from '../../protocol/ids.ts';
import { payError } from '../../protocol/pay-error.ts';
import {
  AUTHENTICATION_COMPLETE,
  BANK_REQUEST,
  fromBankFrames,
} from '../../protocol/three-d-secure.ts';
import { isTrustedUrl } from '../../protocol/trusted-urls.ts';
import { VERSION } from '../../protocol/version.ts';
import { createFrameBus } from '../bus/frame-bus.ts';
import { siteOf } from '../shared/frame-site.ts';
import { findGatewayUrl } from '../shared/gateway-url.ts';
import type { LookupReply } from './lookup-reply.ts';

/** Pixels of either side, as banks of the first version expect them. */
const SIZE = 400;

/** Where the page shows a bank's frame, and takes it away. */
export interface FramePlace {
  addFrame: (error: undefined, frame: HTMLIFrameElement) => void;
  removeFrame: () => void;
}

export interface BankVisit {
  configuration: Configuration;
  lookup: LookupReply['lookup'];
  place: FramePlace;
  showsLoader: boolean;
  signal: AbortSignal;
}

/**
 * Leads the customer to the bank in a frame, and back.
 * @returns what the completion page said, as text
 * @throws BraintreeError `THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN`
 */
export async function visitBank(visit: BankVisit): Promise<string> {
  const { configuration, lookup, place, showsLoader, signal } = visit;
  const { acsUrl, pareq, md } = lookup;
  const termUrl = lookup.termUrl ?? '';
  if (!isTrustedUrl(termUrl, findGatewayUrl())) {
    throw payError(THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN);
  }
  const site = siteOf(configuration);
  const channel = newId();
  const address = (page: string): string => frameAddress({ ...site, page, channel });
  const bus = createFrameBus({
    channel,
    dialect: site.dialect,
    checks: fromBankFrames,
    origin: new URL(site.assetsUrl).origin,
  });
  const way = new URL(termUrl);
  const { searchParams } = way;
  searchParams.set('three_d_secure_version', VERSION);
  searchParams.set(
    'authentication_complete_base_url',
    address('three-d-secure-authentication-complete-frame'),
  );
  bus.on(BANK_REQUEST, (_data, answer) =>
    answer({ acsUrl, pareq, md, termUrl: way.href, showsLoader }),
  );
  const frame = bankFrame(channel, address('three-d-secure-bank-frame'));
  bus.add(frame);
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      bus.on(AUTHENTICATION_COMPLETE, ({ auth_response }) => resolve(auth_response));
      place.addFrame(undefined, frame);
    });
  } finally {
    bus.close();
    place.removeFrame();
  }
}

function bankFrame(channel: string, src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.name = `braintreethreedsecurelanding_${channel}`;
  frame.title = 'Your bank asks';
  frame.width = frame.height = String(SIZE);
  frame.style.border = '0';
  frame.src = src;
  return frame;
}
