import { refusalTexts } from './lib/refusal-texts.ts';

/** Why a file is refused. Every code has a text for people: `describeRefusal`. */
export type RefusalCode = keyof typeof refusalTexts;

/** All of them. */
export const refusalCodes = Object.keys(refusalTexts) as readonly RefusalCode[]; // keys of a constant

/** Whether a value is one of the codes. */
export function isRefusalCode(value: unknown): value is RefusalCode {
  return typeof value === 'string' && Object.hasOwn(refusalTexts, value);
}

/** A described "no": the file is at fault, not the program. */
export interface Refusal {
  readonly code: RefusalCode;
  /** What the text names: a file type ("Canon CR3 raw"), a size ("400 megapixels"), an element ("<script>"). */
  readonly subject?: string;
}

/** Either a value or the reason why there is none. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** Wraps a value as a success. */
export function accept<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

/** Makes a refusal; `subject` is shown to people inside the text. */
export function refuse(code: RefusalCode, subject?: string): Outcome<never> {
  return { ok: false, refusal: subject === undefined ? { code } : { code, subject } };
}

/** A refusal's words: what happened, and what the reader can do about it. */
export interface RefusalText {
  readonly title: string;
  readonly advice: string;
}

/** Looks up the words for a refusal and fills in its subject. */
export function describeRefusal({ code, subject }: Refusal): RefusalText {
  const text: RefusalText = refusalTexts[code];
  const fill = (sentence: string) => sentence.replaceAll('{subject}', subject ?? 'this file');
  return { title: fill(text.title), advice: fill(text.advice) };
}
