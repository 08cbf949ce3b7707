import type { ActingVisit } from '../src/http/actor.ts';

/** Whoever calls a service without a browser. */
export const acting: ActingVisit = { account: undefined, ip: '127.0.0.1' };
