import type { DesignProblem } from '@albumen/print/checks/check-document';
import { problemText } from '@albumen/print/checks/problem-texts';
import { CheckIcon, WarningIcon } from '@albumen/ui/icons';
import { Disclosure } from '@albumen/ui/panels/disclosure';
import { focusPlace } from '../canvas/photo-place.tsx';
import { useDesign, useEditor } from '../state/editor-context.tsx';
import { faceName } from '@albumen/print/document/face-names';
import { useProblems } from '../readiness/use-problems.ts';

/** How it prints, in a few words; behind them what to look at, each leading to its place. */
export function ReadinessDetails() {
  const { problems, label } = useProblems();
  const isGood = label.level === 'good';
  const mark = (
    <span className={`readiness readiness--${label.level}`}>
      {isGood ? <CheckIcon size={16} /> : <WarningIcon size={16} />}
      <span className="text-figures">{label.text}</span>
    </span>
  );
  return (
    <div className="summary__readiness">
      <output className="visually-hidden">{label.text}</output>
      {problems.length === 0 ? (
        mark
      ) : (
        <Disclosure summary={mark} align="start" opensUp className="readiness-list">
          <ul className="plain-list">
            {problems.map((problem, index) => (
              <li key={`${problem.code}-${problem.faceId ?? ''}-${problem.layerId ?? ''}-${index}`}>
                <ProblemLink problem={problem} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function ProblemLink({ problem }: { problem: DesignProblem }) {
  const { store } = useEditor();
  const { document } = useDesign();
  const face = document.faces.find(({ id }) => id === problem.faceId);
  const show = () => {
    if (face === undefined) return;
    store.showFace(face.id);
    if (problem.layerId !== undefined) {
      const place = { faceId: face.id, layerId: problem.layerId };
      store.select(place);
      focusPlace(place);
    }
    if (problem.code === 'emptyPlace' || problem.code === 'blankSpread') store.showPanel('photos');
    if (problem.label !== undefined) store.showPanel('text');
  };
  return (
    <button type="button" className="menu-item readiness-list__item" onClick={show}>
      {face && document.faces.length > 1 && (
        <span className="readiness-list__face">{faceName(face, document)}</span>
      )}
      <span>{problemText(problem)}</span>
    </button>
  );
}
