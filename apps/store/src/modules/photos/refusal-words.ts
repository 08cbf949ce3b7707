import { describeRefusal, refusalCodes, type RefusalCode } from '@albumen/imaging/refusal';

/** The reader's words: what is wrong, and what to do about it. */
export function refusalMessage(code: string, subject: string | null): string {
  const { title, advice } = describeRefusal({
    code: code as RefusalCode, // written by the render job from a RefusalCode
    ...(subject !== null && { subject }),
  });
  return `${title} ${advice}`;
}

/** What is wrong by code, with `{subject}` to be filled in by the database. */
export const refusalTitles: Readonly<Record<string, string>> = Object.fromEntries(
  refusalCodes.map((code) => [code, describeRefusal({ code, subject: '{subject}' }).title]),
);
