/** What a page of the error catalogue says beyond the catalogue. */
export interface Advice {
  /** What happened. */
  when: string;
  /** What to do about it. */
  remedy: string;
}
