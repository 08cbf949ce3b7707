import { newId } from '../../protocol/ids.ts';
import { VERSION } from '../../protocol/version.ts';
import type { Collection } from './fraudnet-collection.ts';

/** Session ids by Kount merchant: one device, one session. */
const sessions = new Map<string, string>();

/** Where Kount collects. */
export interface KountOptions {
  merchantId: string;
  assetsUrl: string;
  environment: string;
}

/** Starts Kount in a frame of one pixel. */
export function collectWithKount({ merchantId, assetsUrl, environment }: KountOptions): Collection {
  const sessionId = sessions.get(merchantId) ?? newId().replaceAll('-', '');
  sessions.set(merchantId, sessionId);
  const folder = environment === 'production' ? '' : 'sandbox/';
  const frame = document.createElement('iframe');
  frame.id = `braintreeDataFrame-${newId()}`;
  frame.width = frame.height = '1';
  frame.title = `Device data ${VERSION}`;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'border:0;position:absolute;left:-999px';
  frame.src = `${assetsUrl}/${folder}data/logo.htm?m=${merchantId}&s=${sessionId}`;
  document.body.append(frame);
  return { sessionId, teardown: () => frame.remove() };
}
