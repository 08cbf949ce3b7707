/* What of a service worker's surroundings the DOM library does not describe. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  /** The page that a navigation makes; empty otherwise. */
  readonly resultingClientId: string;
  respondWith: (reply: Promise<Response>) => void;
}

interface Client {
  readonly id: string;
  readonly url: string;
  postMessage: (message: unknown) => void;
}

export interface ToldEvent extends LastingEvent {
  readonly data: unknown;
  readonly source: Client | null;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: AskedEvent;
  message: ToldEvent;
}

interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  readonly clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<Client | undefined>;
  };
}

/** The worker itself: its file is only ever registered as one, which is the proof of the type. */
export const worker = globalThis as unknown as WorkerScope;
