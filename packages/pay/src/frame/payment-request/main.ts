import { isRecord } from '../../protocol/checks.ts';
import { frameIdentity } from '../../protocol/frame-address.ts';
import {
  CAN_MAKE_PAYMENT,
  FRAME_CAN_MAKE_REQUESTS,
  FRAME_READY,
  type FrameAnswer,
  PAYMENT_REQUEST_INITIALIZED,
  toPaymentFrame,
} from '../../protocol/payment-request.ts';
import { allowedOrigins } from '../allowed-origins.ts';
import { openParentBus } from '../bus/parent-bus.ts';
import { askBrowser, initialize } from './browser-request.ts';
import { plainError } from './plain-error.ts';
import { tokenizeResponse } from './tokenize.ts';

const identity = { ...frameIdentity(location.hash), allowedOrigins: allowedOrigins() };

openParentBus({ ...identity, checks: toPaymentFrame }, (bus) => {
  let configuration: unknown;

  /** The answer of `work`, as it crosses to the page. */
  async function settled(work: () => Promise<unknown>): Promise<FrameAnswer> {
    try {
      return [null, await work()];
    } catch (error) {
      return [plainError(error)];
    }
  }

  bus.on(PAYMENT_REQUEST_INITIALIZED, (asked, answer) => {
    const work = async (): Promise<unknown> => {
      const response = await askBrowser(asked, bus);
      return tokenizeResponse(response, configuration);
    };
    void settled(work).then(answer);
  });
  bus.on(CAN_MAKE_PAYMENT, (asked, answer) => {
    void settled(async () => initialize(asked).canMakePayment()).then(answer);
  });
  // The published page takes a message with data for one without an answer.
  bus.emit(FRAME_READY, undefined, (reply) => {
    if (!isRecord(reply)) return;
    configuration = reply;
    bus.emit(FRAME_CAN_MAKE_REQUESTS);
  });
});
