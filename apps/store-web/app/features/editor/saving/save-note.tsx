import { useEditor, useEditorState } from '../state/editor-context.tsx';
import type { SaveStatus } from '../state/editor-state.ts';

const texts: Record<SaveStatus, string> = {
  untouched: '',
  unsaved: 'Saving…',
  saving: 'Saving…',
  saved: 'Saved',
  offline: 'Offline. Kept on this device.',
  conflict: 'Changed elsewhere',
  refused: 'Not saved',
};

/** One quiet line: whose photos, and whether the work is kept. */
export function SaveNote({ projectTitle }: { projectTitle: string }) {
  const { store } = useEditor();
  const save = useEditorState((state) => state.save);
  const problem = useEditorState((state) => state.saveProblem);
  const text = save === 'refused' ? `${texts.refused}. ${problem}` : texts[save];
  return (
    <p className="editor-top__note text-xs text-muted">
      {projectTitle !== '' && <span className="editor-top__project">{projectTitle}</span>}
      <output data-save={save}>{text}</output>
      {save === 'conflict' && (
        <button
          type="button"
          className="editor-top__choose"
          onClick={() => store.set({ isConflictPutOff: false })}
        >
          Choose a version
        </button>
      )}
    </p>
  );
}
