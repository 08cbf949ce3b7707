/** What goes wrong with one call. */
export type Fault =
  /** The connection breaks before anything is read. */
  | { kind: 'drop' }
  /** The connection breaks in the middle of the body. */
  | { kind: 'cut'; afterBytes: number }
  /** Everything is done, but the answer never arrives. */
  | { kind: 'lost' }
  /** Nobody ever answers. */
  | { kind: 'hang' }
  /** The answer comes when this resolves. */
  | { kind: 'wait'; until: Promise<void> }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> };

interface Planned {
  call: string;
  fault: Fault;
  times: number;
  after: number;
}

/** Faults that wait for their calls. */
export class FaultList {
  #planned: Planned[] = [];

  /** The next `times` calls of this name go wrong, after `after` of them went well. */
  add(call: string, fault: Fault, { times = 1, after = 0 } = {}): void {
    this.#planned.push({ call, fault, times, after });
  }

  /** Everything works again. */
  clear(): void {
    this.#planned = [];
  }

  take(call: string): Fault | null {
    const planned = this.#planned.find((each) => each.call === call && each.times > 0);
    if (planned === undefined) return null;
    if (planned.after > 0) {
      planned.after -= 1;
      return null;
    }
    planned.times -= 1;
    return planned.fault;
  }
}
