import type { DesignProblem } from '@albumen/print/checks/check-document';
import { problemText, shortened } from '@albumen/print/checks/problem-texts';

/** What is wrong, once each; words that are still the design's are named together. */
export function ProblemList({ problems }: { problems: readonly DesignProblem[] }) {
  const samples = problems.filter(({ code }) => code === 'sampleWords');
  const others = problems.filter(({ code }) => code !== 'sampleWords');
  return (
    <ul className="problem-list">
      {[...new Set(others.map(problemText))].map((text) => (
        <li key={text}>{text}</li>
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

function sampleLabel({ label = 'Words', words = '' }: DesignProblem): string {
  return `${label}: “${shortened(words)}”`;
}
