import type { VersionedText } from './http/versioned-text.ts';

/** What may be kept: a text, perhaps with its compressed form. */
export interface KeptText {
  text: string;
  gzipped?: Buffer;
}

/**
 * Keeps texts that are expensive to make, by a key that names their version: an entry is never wrong,
 * only forgotten, so any number of processes may each have one. Callers that ask for the same key at
 * once share one making.
 */
export class TextCache<Kept extends KeptText = VersionedText> {
  readonly #maxBytes: number;
  readonly #kept = new Map<string, Kept>();
  readonly #making = new Map<string, Promise<Kept>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  async get(key: string, make: () => Promise<Kept>): Promise<Kept> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const making = this.#making.get(key) ?? this.#make(key, make);
    return making;
  }

  #make(key: string, make: () => Promise<Kept>): Promise<Kept> {
    const making = make()
      .then((made) => this.#keep(key, made))
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, made: Kept): Kept {
    this.#kept.set(key, made);
    this.#bytes += bytesOf(made);
    for (const [oldest, text] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytesOf(text);
    }
    return made;
  }
}

/** A JavaScript string may take two bytes a character. */
function bytesOf({ text, gzipped }: KeptText): number {
  return text.length * 2 + (gzipped?.length ?? 0);
}
