import type { RefusalCode } from '../src/refusal.ts';

/** One file of the corpus and what must become of it, as its index says. */
export interface CorpusEntry {
  /** Its name on disk. */
  readonly file: string;
  /** The group it belongs to. */
  readonly kind: string;
  /** `either`: damage whose outcome is not ours to fix; it must only be clear and quick. */
  readonly expect: 'rendered' | 'refused' | 'either';
  readonly reason?: RefusalCode;
}

/** A file that can be made. */
export interface CorpusFile extends CorpusEntry {
  /** Makes its bytes; large ones are made only when asked for. */
  readonly make: () => Promise<Buffer> | Buffer;
}

type Make = CorpusFile['make'];

/** Declares files of one group. */
export interface Group {
  rendered(file: string, make: Make): CorpusFile;
  refused(file: string, reason: RefusalCode, make: Make): CorpusFile;
  either(file: string, make: Make): CorpusFile;
}

/** Starts a group; its name is shown with every fault. */
export function group(kind: string): Group {
  return {
    rendered: (file, make) => ({ file, kind, expect: 'rendered', make }),
    refused: (file, reason, make) => ({ file, kind, expect: 'refused', reason, make }),
    either: (file, make) => ({ file, kind, expect: 'either', make }),
  };
}

/** What every file is made from. */
export interface CorpusSources {
  /** A real photograph, 1600 px wide, baseline, without metadata. */
  readonly photo: Buffer;
  /** The same, progressive. */
  readonly progressive: Buffer;
  /** A string that stands in a file beside the corpus and may never appear in an output. */
  readonly canary: string;
  /** Where that file is. */
  readonly canaryPath: string;
}
