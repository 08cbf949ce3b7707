import type { WindowReport } from '../../protocol/frame-service.ts';
import { windowName } from '../../protocol/frame-service.ts';
import { windowAddress } from '../../protocol/frame-address.ts';
import { INVALID_USE_OF_INTERNAL_FUNCTION } from '../../protocol/errors/general.ts';
import { type BraintreeError, payError } from '../../protocol/pay-error.ts';
import { newId } from '../../protocol/ids.ts';
import { abortable } from '../shared/abort.ts';
import type { FrameSite } from '../shared/frame-site.ts';
import { bridgeWindow, popupBridge } from './bridge-window.ts';
import { supportsPopups } from './browser.ts';
import { insertDispatchFrame } from './dispatch-frame.ts';
import { type Flow, followWindow, type ServedFlow } from './flow.ts';
import { modalWindow } from './modal-window.ts';
import { isKnownToSever } from './opener-policy.ts';
import type { Placement } from './placement.ts';
import { popupWindow } from './popup-window.ts';
import type { FlowWindow } from './flow-window.ts';

/** What a component opens windows for. */
export interface FrameServiceOptions {
  site: FrameSite;
  /** Begins the names of its windows; word characters without `_`. */
  name: string;
  /** The page that a window shows first, e.g. `paypal-landing-frame`. */
  landingPage: string;
  signal?: AbortSignal | undefined;
}

/** How one window is opened. */
export interface OpenOptions extends Placement {
  /** May this page itself be left for the bank's when there can be no window? Default false. */
  canLeavePage?: boolean;
}

/** Opens windows for one component, one at a time. */
export interface FrameService {
  /** Every address that leads back has it as `channel`. */
  serviceId: string;
  /** Address of a page of the gateway's that a window can be led back to. */
  returnAddress(page: string, query?: Readonly<Record<string, string | undefined>>): string;
  /** Opens a window. To be called within the customer's click, before anything is waited for. */
  open(options?: OpenOptions): Flow;
  /** Brings its window to the front. */
  focus(): void;
  /** Closes the window, with the same result as if the customer had closed it. */
  close(): void;
  /** Closes the window and takes the hidden frame away. */
  teardown(): void;
}

/**
 * Inserts the hidden frame and resolves when windows can find it.
 * @throws BraintreeError `INVALID_USE_OF_INTERNAL_FUNCTION`: of the component itself, not for
 *   merchants; the reason of `signal` when it is aborted
 */
export async function createFrameService(options: FrameServiceOptions): Promise<FrameService> {
  const { site, name, landingPage, signal } = options;
  if (!/^[A-Za-z0-9]+$/.test(name)) throw misuse('name');
  if (!landingPage) throw misuse('openFrameUrl');
  const serviceId = newId().replaceAll('-', '');
  let flow: ServedFlow | undefined;
  const report = (found: WindowReport): void => flow?.report(found);
  const dispatch = insertDispatchFrame(serviceId, site, {
    onLanded: () => flow?.landed(),
    onReport: report,
  });
  const landing = windowAddress({ ...site, page: landingPage });
  try {
    await abortable(dispatch.ready, signal);
  } catch (error) {
    dispatch.remove();
    throw error;
  }
  return {
    serviceId,
    returnAddress: (page, query) =>
      windowAddress({ ...site, page, query: { channel: serviceId, ...query } }),
    open: ({ canLeavePage = false, ...placement } = {}) => {
      flow?.close();
      const canLeave = canLeavePage && window.parent === window;
      const flowWindow =
        canLeave && isKnownToSever()
          ? undefined
          : openFlowWindow({ name: windowName(name, serviceId), url: landing, placement, report });
      flow = followWindow({ flowWindow, canLeavePage: canLeave });
      return flow;
    },
    focus: () => flow?.focus(),
    close: () => flow?.close(),
    teardown: () => {
      flow?.close();
      dispatch.remove();
    },
  };
}

function misuse(key: string): BraintreeError {
  const originalError = new Error(`A valid frame ${key} must be provided`);
  const method = 'createFrameService';
  return payError(INVALID_USE_OF_INTERNAL_FUNCTION, { method }, { originalError });
}

interface FlowWindowStart {
  name: string;
  url: string;
  placement: Placement;
  report: (report: WindowReport) => void;
}

function openFlowWindow({ name, url, placement, report }: FlowWindowStart): FlowWindow | undefined {
  const bridge = popupBridge();
  if (bridge) return bridgeWindow(bridge, report);
  return supportsPopups(navigator.userAgent)
    ? popupWindow(name, url, placement)
    : modalWindow(name, url);
}
