import Framebus from 'framebus';
import { openParentBus } from '../../src/frame/bus/parent-bus.ts';
import { createFrameBus, type FrameBus } from '../../src/host/bus/frame-bus.ts';
import type { Bus } from '../../src/protocol/bus.ts';
import { isText } from '../../src/protocol/checks.ts';
import { frameAddress, frameIdentity } from '../../src/protocol/frame-address.ts';

const checks = { ASK: isText, NOTIFY: isText };

/** What the tests call in the page. */
export interface BusFixture {
  /** Both halves, as this package builds them. */
  openHost(options: {
    origin: string;
    dialect: 'port' | 'framebus';
    target?: string;
  }): Promise<void>;
  ask(text: string): Promise<unknown>;
  received: unknown[];
  /** What the page has sent along with the line. */
  greeting?: unknown;
  ignored(): number;
  hostBus?: FrameBus<typeof checks>;
  frameBus?: Bus;
  Framebus: typeof Framebus;
}

declare global {
  interface Window {
    fixture: BusFixture;
  }
}

const channel = '11111111-2222-4333-8444-555555555555';
const fixture: BusFixture = {
  received: [],
  Framebus,
  ignored: () => fixture.hostBus?.ignored() ?? fixture.frameBus?.ignored() ?? 0,
  openHost: async ({ origin, dialect, target = origin }) => {
    const bus = createFrameBus({ channel, dialect, checks, origin });
    fixture.hostBus = bus;
    const frame = document.createElement('iframe');
    frame.src = frameAddress({ assetsUrl: target, page: 'bus', channel, dialect, merchantId: 'm' });
    const isOpen = new Promise<void>((resolve) => {
      bus.on('NOTIFY', (data, answer) => {
        fixture.received.push(data);
        answer(`received ${String(data)}`);
        resolve();
      });
    });
    bus.add(frame, 'good morning');
    document.body.append(frame);
    await isOpen;
  },
  ask: (text) => new Promise((resolve) => fixture.hostBus?.emit('ASK', text, resolve)),
};
window.fixture = fixture;

if (window.parent !== window) {
  const allowedOrigins = (document.body.dataset['origins'] ?? '').split(' ');
  openParentBus({ ...frameIdentity(location.hash), checks, allowedOrigins }, (bus, greeting) => {
    fixture.frameBus = bus;
    fixture.greeting = greeting;
    bus.on('ASK', (data, answer) => {
      fixture.received.push(data);
      answer(`answer to ${String(data)}`);
    });
    bus.emit('NOTIFY', 'here I am', (data) => fixture.received.push(data));
  });
}
