import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { EditorStore } from '../state/editor-store.ts';

interface Leaving {
  /** What is done before; answers what is wrong, or nothing. */
  deed: () => Promise<string | undefined>;
  /** A path of ours. */
  to: string;
  /** What is said when the deed failed. */
  failure: string;
}

/** Leaves the editor once all is done that has to be, and says what kept it from that. */
export function useLeaving() {
  const { saving, store } = useEditor();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function leaveAfter(leaving: Leaving): Promise<void> {
    setIsBusy(true);
    const problem = await leaving.deed();
    setIsBusy(false);
    if (problem === undefined) return void navigate(leaving.to);
    if (store.getSnapshot().save === 'conflict') {
      store.set({ isConflictPutOff: false });
      return;
    }
    await openOverlay('error', {
      title: leaving.failure,
      message: `${problem} Your design is kept.`,
      onRetry: () => void leaveAfter(leaving),
    });
  }

  const save = async () =>
    (await saving.flush()) === undefined ? saveProblemOf(store) : undefined;

  /** Once the design is saved. */
  const leave = (to: string) =>
    void leaveAfter({ deed: save, to, failure: 'Your changes are not saved yet' });

  return { leaveAfter, leave, isBusy };
}

export function saveProblemOf(store: EditorStore): string {
  const { saveProblem } = store.getSnapshot();
  return saveProblem === '' ? 'There is no connection just now.' : saveProblem;
}
