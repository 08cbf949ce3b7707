import { type Approval, OFFER, type ShippingChange, type ToWallet } from './line.ts';

/** The wallet's end of the line to the page whose button opened this window. */
export interface WalletLine {
  approved(approval: Approval): void;
  canceled(): void;
  failed(reason: string): void;
  /** Asks the merchant; resolves with why they refuse, or undefined when the change stands. */
  askForShipping(change: ShippingChange): Promise<string | undefined>;
}

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The line, for this page of the wallet alone. It stays open while no button offers one.
 * @param origins of the merchant; `loopback` stands for this computer
 */
export function openWalletLine(origins: readonly string[]): Promise<WalletLine> {
  const opener: unknown = window.opener;
  const isAllowed = (origin: string): boolean =>
    origins.includes(origin) || (origins.includes('loopback') && loopback.test(origin));
  return new Promise((resolve) => {
    const listen = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void => {
      if (!opener || source !== opener || data !== OFFER || !port || !isAllowed(origin)) return;
      removeEventListener('message', listen);
      resolve(lineOf(port));
    };
    addEventListener('message', listen);
  });
}

function lineOf(port: MessagePort): WalletLine {
  const waiting = new Map<number, (refusal: string | undefined) => void>();
  let count = 0;
  port.onmessage = ({ data }: MessageEvent<ToWallet>) => {
    if (data?.say !== 'settled') return;
    waiting.get(data.number)?.(data.refusal);
    waiting.delete(data.number);
  };
  port.postMessage({ say: 'here' });
  return {
    approved: (approval) => port.postMessage({ say: 'approved', approval }),
    canceled: () => port.postMessage({ say: 'canceled' }),
    failed: (reason) => port.postMessage({ say: 'failed', reason }),
    askForShipping: (change) => {
      count += 1;
      const number = count;
      port.postMessage({ say: 'shipping', number, change });
      return new Promise((resolve) => {
        waiting.set(number, resolve);
      });
    },
  };
}
