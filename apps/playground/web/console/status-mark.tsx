import { toneOf, wordsOf } from './words.ts';

export function StatusMark({ status }: { status: string }) {
  return (
    <span className="mark" data-tone={toneOf(status)}>
      {wordsOf(status)}
    </span>
  );
}
