import type { DesignProblem } from '@albumen/print/checks/check-document';
import { problemText, shortened } from '@albumen/print/checks/problem-texts';
import { facesLabel } from '@albumen/print/document/face-names';
import { useDesign } from '../state/editor-context.tsx';

/** What is wrong, once each, with the sides that it is about; words that are still the design's are named together. */
export function ProblemList({ problems }: { problems: readonly DesignProblem[] }) {
  const samples = problems.filter(({ code }) => code === 'sampleWords');
  const others = problems.filter(({ code }) => code !== 'sampleWords');
  const { document } = useDesign();
  const byText = [...Map.groupBy(others, problemText)];
  return (
    <ul className="problem-list">
      {byText.map(([text, found]) => (
        <li key={text}>
          <Where label={facesLabel(found, document)} />
          {text}
        </li>
      ))}
      {samples.length > 0 && (
        <li>
          These words are still the design’s example and would be printed:
          <ul className="problem-list__words plain-list">
            {[...new Set(samples.map(sampleLabel))].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}

function Where({ label }: { label: string }) {
  return label === '' ? null : <strong>{`${label}: `}</strong>;
}

function sampleLabel({ label = 'Words', words = '' }: DesignProblem): string {
  return `${label}: “${shortened(words)}”`;
}
