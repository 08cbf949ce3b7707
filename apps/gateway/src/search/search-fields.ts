import type { RawBuilder, SqlBool } from 'kysely';

export type Condition = RawBuilder<SqlBool>;

/** A range whose ends are both included. */
export interface Range {
  readonly min?: string;
  readonly max?: string;
}

/** What a search may ask about, by the name on the wire, and how SQL answers it. */
export type SearchField =
  /** `{is, is_not, starts_with, ends_with, contains}` */
  | {
      readonly kind: 'text';
      readonly text: RawBuilder<string | null>;
      /** Wraps a condition on text that stands in rows of another table. */
      readonly among?: (condition: Condition) => Condition;
      /** The text holds a card's first six and last four digits; whole numbers are asked for. */
      readonly isCardNumber?: boolean;
    }
  /** Any of a list. */
  | {
      readonly kind: 'any';
      readonly text: RawBuilder<string | null>;
      /** Our words for those of a search. */
      readonly words?: Readonly<Record<string, string>>;
    }
  /** `{is, min, max}` of decimal amounts. */
  | { readonly kind: 'amount'; readonly amount: RawBuilder<number> }
  /** `{is, min, max}` of moments. */
  | { readonly kind: 'moment'; readonly within: (range: Range) => Condition }
  /** True or false. */
  | { readonly kind: 'flag'; readonly when: Condition };

export type SearchFields = Readonly<Record<string, SearchField>>;
