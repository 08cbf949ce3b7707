/** Who can mend it: the person at the form, the signed-in account, or us. */
export type Audience = 'person' | 'account' | 'operator';

export interface ProblemEntry {
  readonly status: number;
  readonly audience: Audience;
  /** One sentence for the reader; `{name}` is filled from the problem's params. */
  readonly title: string;
}

/** One line of the catalog. */
export function entry(status: number, audience: Audience, title: string): ProblemEntry {
  return { status, audience, title };
}
