/** So many lasting references are kept for a reload: folders, not thousands of single files. */
const maxHandles = 50;

/** What a session has held so far, be it sent, refused or taken out again. */
export class Selection {
  #handles: readonly FileSystemHandle[] = [];
  #isCovered = true;
  #sizes: ReadonlySet<number> = new Set<number>();

  /** Lasting references to all of it. None at all where only a part could be opened again. */
  get handles(): readonly FileSystemHandle[] {
    return this.#isCovered && this.#handles.length <= maxHandles ? this.#handles : [];
  }

  /**
   * Sizes of the files, by which they are known again whatever their names and times. What was handed
   * out stays as it was: the memory compares later.
   */
  get sizes(): ReadonlySet<number> {
    return this.#sizes;
  }

  /** What was picked together, as far as the browser hands out lasting references. */
  open(handles: readonly FileSystemHandle[]): void {
    if (handles.length === 0) this.#isCovered = false;
    this.#handles = [...this.#handles, ...handles];
  }

  hold(sizes: readonly number[]): void {
    this.#sizes = new Set([...this.#sizes, ...sizes]);
  }

  clear(): void {
    this.#handles = [];
    this.#isCovered = true;
    this.#sizes = new Set();
  }
}
