/** What a page of the error catalog says beyond the catalog. */
export interface Advice {
  /** What happened. */
  when: string;
  /** What to do about it. */
  remedy: string;
}
