import { type FromWallet, OFFER, type ShippingChange, type ToWallet } from './line.ts';

/** Is notified of what happens in the wallet. */
export interface WalletListener {
  onApproved(approval: (FromWallet & { say: 'approved' })['approval']): void;
  /** Said so, or closed the window. */
  onCanceled(): void;
  onFailed(error: Error): void;
  /** Resolves with why the change is refused, or undefined. */
  onShipping(change: ShippingChange): Promise<string | undefined>;
}

/** The window that one press of a button opened. */
export interface WalletWindow {
  /** Sends it on, as soon as that cannot get lost. */
  go(url: string): void;
  focus(): void;
  /** It notifies nobody any more. */
  close(): void;
}

const pollMs = 100;
/** A page of the wallet takes an offer within this time or never. */
const offerLifeMs = 5000;
const size = { width: 450, height: 640 };
const landing = '/web/3.109.0/html/paypal-landing-frame.min.html';

/** Opens a window; undefined when the browser does not. To be called within a click. */
export function openWalletWindow(
  gateway: string,
  listener: WalletListener,
): WalletWindow | undefined {
  const popup = window.open(gateway + landing, `paypal_wallet_${Date.now()}`, features());
  if (!popup || popup.closed) return undefined;
  let url: string | undefined;
  let wasNotified = false;
  const offers = new Set<MessagePort>();
  const timer = setInterval(look, pollMs);

  function look(): void {
    if (popup?.closed) return void gone();
    if (!popup || !isElsewhere(popup)) return;
    if (url !== undefined) popup.location.href = url;
    url = undefined;
    offerLine(popup);
  }

  function offerLine(to: Window): void {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<FromWallet>) => void handle(data, port1);
    to.postMessage(OFFER, gateway, [port2]);
    offers.add(port1);
    setTimeout(() => {
      if (offers.delete(port1)) port1.close();
    }, offerLifeMs);
  }

  async function handle(said: FromWallet, port: MessagePort): Promise<void> {
    wasNotified = true;
    // The page of the wallet that took it keeps it.
    offers.delete(port);
    if (said.say === 'shipping') {
      const refusal = await listener.onShipping(said.change);
      port.postMessage({ say: 'settled', number: said.number, refusal } satisfies ToWallet);
    } else if (said.say !== 'here') {
      end();
      if (said.say === 'approved') listener.onApproved(said.approval);
      else if (said.say === 'canceled') listener.onCanceled();
      else listener.onFailed(new Error(said.reason));
    }
  }

  async function gone(): Promise<void> {
    end();
    if (wasNotified || !(await seversWindows())) return listener.onCanceled();
    const reason = 'The page’s Cross-Origin-Opener-Policy cuts PayPal’s window off.';
    return listener.onFailed(new Error(reason));
  }

  function end(): void {
    clearInterval(timer);
    for (const port of offers) port.close();
    popup?.close();
  }
  return {
    go: (next) => {
      url = next;
    },
    focus: () => popup.focus(),
    close: end,
  };
}

/** The empty page that a window begins with can be read by us; pages of the gateway cannot. */
function isElsewhere(popup: Window): boolean {
  try {
    return popup.location.href !== 'about:blank';
  } catch {
    return true;
  }
}

/** Asked only when a window was gone before it said anything. */
async function seversWindows(): Promise<boolean> {
  try {
    const { headers, body } = await fetch(location.href, { headers: { accept: 'text/html' } });
    void body?.cancel();
    return /same-origin(?!-allow)|noopener/.test(headers.get('cross-origin-opener-policy') ?? '');
  } catch {
    return false;
  }
}

function features(): string {
  const { width, height } = size;
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  return `resizable,scrollbars,height=${height},width=${width},top=${top},left=${left}`;
}
