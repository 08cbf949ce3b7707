import { useEffect, useRef } from 'react';
import { useLog, type Step } from './log.ts';
import { highlight, type Piece } from './highlight.ts';
import './code-view.css';
import { scrollable } from '../shell/scrollable.ts';

export interface CodePart {
  /** What the log calls this place; absent for lines that only hold the rest together. */
  step?: Step;
  text: string;
}

interface CodeViewProps {
  /** What the code is of, as in "Code of the page". */
  name: string;
  parts: readonly CodePart[];
  /** Chosen in the log. */
  picked: Step | undefined;
}

/** The code that runs, with the part lit that ran last, or that was chosen in the log. */
export function CodeView({ name, parts, picked }: CodeViewProps) {
  const entries = useLog();
  const steps = new Set(parts.map(({ step }) => step).filter((step) => step !== undefined));
  const last = entries.findLast(({ step }) => step !== undefined && steps.has(step));
  const lit = picked !== undefined && steps.has(picked) ? picked : last?.step;
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const part = box.current?.querySelector<HTMLElement>('[data-lit]');
    if (!box.current || !part) return;
    box.current.scrollTop = part.offsetTop - box.current.clientHeight / 3;
  }, [lit]);
  return (
    <pre className="code" ref={box} {...scrollable} aria-label={`Code of the ${name}`}>
      {parts.map((part, index) => (
        <code
          // A part has no other name, and parts never move.
          key={index} // oxlint-disable-line react/no-array-index-key
          className="code__part"
          data-lit={part.step !== undefined && part.step === lit ? '' : undefined}
        >
          {/* A line at the end would not be seen without anything on it. */}
          {highlight(part.text.replace(/\n$/, '\n\u200b')).map(renderPiece)}
        </code>
      ))}
    </pre>
  );
}

function renderPiece({ kind, text }: Piece, index: number) {
  return kind === 'plain' ? (
    text
  ) : (
    <span key={index} className={`code__${kind}`}>
      {text}
    </span>
  );
}
