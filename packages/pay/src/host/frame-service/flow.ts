import {
  FRAME_SERVICE_FRAME_CLOSED,
  FRAME_SERVICE_FRAME_OPEN_FAILED,
} from '../../protocol/errors/general.ts';
import type { WindowReport } from '../../protocol/frame-service.ts';
import { type BraintreeError, payError } from '../../protocol/pay-error.ts';
import { seversWindows } from './opener-policy.ts';
import type { FlowWindow } from './flow-window.ts';
import { pageWindow } from './flow-window.ts';

const pollMs = 100;
/** Until its first page shows, a window with somewhere to go is looked at more often. */
const eagerPollMs = 20;
/**
 * The provider's first pages do not say that they are there: one that was seen more often is. A window
 * that is cut off shows its own for some milliseconds.
 */
const enoughTimes = 3;
/** A window that closes may have reported in the same moment. */
const closeDelayMs = 100;

/** What comes back from a window: the parameters of the address that the bank led to. */
export type ReturnParams = Readonly<Record<string, string>>;

/** One customer's way through a window. */
export interface Flow {
  /** Where the customer is; `page` means that this page itself will be left. */
  kind(): FlowWindow['kind'];
  /** Sends the customer on, as soon as that cannot get lost. */
  redirect(url: string): void;
  /**
   * Settles once. Rejects with `FRAME_SERVICE_FRAME_CLOSED` (with `details.params` when the window
   * said why) or `FRAME_SERVICE_FRAME_OPEN_FAILED`. Stays open while the page is being left.
   */
  result: Promise<ReturnParams>;
  focus(): void;
  close(): void;
}

/** A flow as its service sees it. */
export interface ServedFlow extends Flow {
  /** The window shows its first page. */
  landed(): void;
  /** The window came back. */
  report(report: WindowReport): void;
}

/** How a flow begins. */
export interface FlowStart {
  /** Undefined when the browser refused. */
  flowWindow: FlowWindow | undefined;
  /** May the page itself go to the bank when there can be no window? */
  canLeavePage: boolean;
}

/** Follows a window until it reports or is gone. */
export function followWindow({ flowWindow: first, canLeavePage }: FlowStart): ServedFlow {
  let flowWindow = first ?? (canLeavePage ? pageWindow() : undefined);
  let url: string | undefined;
  let isSent = false;
  let hasLanded = false;
  let timesSeen = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settle: (outcome: ReturnParams | BraintreeError) => void = () => undefined;
  const result = new Promise<ReturnParams>((resolve, reject) => {
    settle = (outcome) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
      flowWindow?.close();
    };
  });
  result.catch(() => undefined);

  function look(): void {
    clearTimeout(timer);
    if (!flowWindow || isOver) return;
    if (flowWindow.isGone()) return void gone();
    const isReady = flowWindow.isReady();
    if (isReady) timesSeen += 1;
    hasLanded ||= timesSeen > enoughTimes;
    if (url !== undefined && !isSent && isReady) {
      isSent = true;
      flowWindow.go(url);
    }
    timer = setTimeout(look, url === undefined || isSent ? pollMs : eagerPollMs);
  }

  async function gone(): Promise<void> {
    const isCutOff = !hasLanded && flowWindow?.kind === 'window' && (await seversWindows());
    if (!isCutOff) {
      timer = setTimeout(() => settle(payError(FRAME_SERVICE_FRAME_CLOSED)), closeDelayMs);
    } else if (canLeavePage) {
      flowWindow = pageWindow();
      isSent = false;
      look();
    } else {
      settle(openFailed('The page’s Cross-Origin-Opener-Policy cuts its windows off.'));
    }
  }

  if (flowWindow) look();
  else settle(openFailed('No window was opened: start it in a click.'));
  return {
    kind: () => flowWindow?.kind ?? 'window',
    redirect: (next) => {
      url = next;
      isSent = false;
      look();
    },
    result,
    focus: () => flowWindow?.focus(),
    close: () => settle(payError(FRAME_SERVICE_FRAME_CLOSED)),
    landed: () => {
      hasLanded = true;
      look();
    },
    report: ({ err, payload = {} }) => {
      settle(err ? payError(FRAME_SERVICE_FRAME_CLOSED, {}, { params: payload }) : payload);
    },
  };
}

function openFailed(reason: string): BraintreeError {
  return payError(FRAME_SERVICE_FRAME_OPEN_FAILED, {}, { originalError: { message: reason } });
}
