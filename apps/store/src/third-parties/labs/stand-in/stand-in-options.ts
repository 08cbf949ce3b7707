import type { ImportRequest } from '../order-api/wire.ts';

/** Options of the stand-in, in the order's instructions: `lab: reject, twice`. */
export interface StandInOptions {
  /** Refuses at import, by its rules. */
  refuse: boolean;
  /** Takes the order, then rejects it. */
  reject: boolean;
  /** Sends each message twice. */
  twice: boolean;
  /** Ships before it accepts. */
  early: boolean;
  /** Two parcels, one message each. */
  split: boolean;
  /** Everything takes a minute instead of a moment. */
  slow: boolean;
}

export function optionsOf({ Orders }: ImportRequest): StandInOptions {
  const words = /\blab:([a-z, ]+)/.exec(Orders[0]?.Instructions ?? '')?.[1] ?? '';
  const said = new Set(words.split(',').map((word) => word.trim()));
  return {
    refuse: said.has('refuse'),
    reject: said.has('reject'),
    twice: said.has('twice'),
    early: said.has('early'),
    split: said.has('split'),
    slow: said.has('slow'),
  };
}
