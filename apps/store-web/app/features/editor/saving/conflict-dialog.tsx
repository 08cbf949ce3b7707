import { Button } from '@albumen/ui/buttons/button';
import { Dialog } from '@albumen/ui/overlays/dialog';
import { useState } from 'react';
import { useEditor, useEditorState } from '../state/editor-context.tsx';
import { NotLoaded } from '../opening/not-loaded.ts';

/** Two tabs or devices changed one design: nothing is overwritten before somebody has chosen. */
export function ConflictDialog() {
  const { saving, store } = useEditor();
  const isShown = useEditorState(
    ({ save, isConflictPutOff }) => save === 'conflict' && !isConflictPutOff,
  );
  const [problem, setProblem] = useState('');
  if (!isShown) return null;
  const putOff = () => {
    setProblem('');
    store.set({ isConflictPutOff: true });
  };
  const takeTheirs = async () => {
    setProblem('');
    try {
      await saving.takeTheirs();
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <Dialog title="This design was changed elsewhere" onClose={putOff}>
      <p>
        Another tab or device saved it after you began. Both versions are safe; choose how to go on.
      </p>
      {problem !== '' && (
        <p className="field__errors" role="alert">
          {problem} Both versions are still there; try again.
        </p>
      )}
      <div className="conflict">
        <Button kind="primary" isWide onClick={() => void saving.keepMine()}>
          Keep what is here
        </Button>
        <Button isWide onClick={() => void takeTheirs()}>
          Take the other version
        </Button>
        <Button isWide onClick={() => void saving.keepBoth()}>
          Keep both as two designs
        </Button>
      </div>
      <p className="text-sm text-muted">If you take the other version, Undo brings yours back.</p>
    </Dialog>
  );
}
