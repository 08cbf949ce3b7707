import { toneOf, labelOf } from './labels.ts';

export function StatusMark({ status }: { status: string }) {
  return (
    <span className="mark" data-tone={toneOf(status)}>
      {labelOf(status)}
    </span>
  );
}
