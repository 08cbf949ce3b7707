import {
  BUS_CONFIGURATION_REQUEST,
  DISPATCH_FRAME_READY,
  DISPATCH_FRAME_REPORT,
  dispatchName,
  fromDispatchFrame,
  WINDOW_LANDED,
  type WindowReport,
} from '../../protocol/frame-service.ts';
import { frameAddress } from '../../protocol/frame-address.ts';
import { createFrameBus } from '../bus/frame-bus.ts';
import type { FrameSite } from '../shared/frame-site.ts';

/** What the dispatch frame reports of its service's window. */
export interface DispatchListener {
  onLanded(): void;
  onReport(report: WindowReport): void;
}

/** The hidden frame that a window can reach when it comes back to its own origin. */
export interface DispatchFrame {
  /** Resolves when the frame is there; never rejects. */
  ready: Promise<void>;
  remove(): void;
}

/** Puts a service's hidden frame on the page, off the screen. */
export function insertDispatchFrame(
  serviceId: string,
  site: FrameSite,
  listener: DispatchListener,
): DispatchFrame {
  const { assetsUrl, dialect } = site;
  const bus = createFrameBus({
    channel: serviceId,
    dialect,
    checks: fromDispatchFrame,
    origin: new URL(assetsUrl).origin,
  });
  const frame = hiddenFrame(dispatchName(serviceId));
  frame.src = frameAddress({ ...site, page: 'dispatch-frame', channel: serviceId });
  const ready = new Promise<void>((resolve) => bus.on(DISPATCH_FRAME_READY, () => resolve()));
  bus.on(BUS_CONFIGURATION_REQUEST, (_, answer) => answer({}));
  bus.on(WINDOW_LANDED, () => listener.onLanded());
  bus.on(DISPATCH_FRAME_REPORT, (report, answer) => {
    listener.onReport(report);
    answer();
  });
  bus.add(frame);
  document.body.append(frame);
  return {
    ready,
    remove: () => {
      bus.close();
      frame.remove();
    },
  };
}

function hiddenFrame(name: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const className = 'braintree-dispatch-frame';
  Object.assign(frame, { name, title: name, className, tabIndex: -1, width: '0', height: '0' });
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'absolute', left: '-9999px', border: '0' });
  return frame;
}
