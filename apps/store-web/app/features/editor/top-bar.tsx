import { canRedo, canUndo } from '@albumen/domain/editor/history';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import { CloseIcon, GuidesIcon, RedoIcon, UndoIcon } from '@albumen/ui/icons';
import { Link } from '../../shell/navigation/link.tsx';
import { useEditor, useEditorState } from './state/editor-context.tsx';
import { SaveNote } from './saving/save-note.tsx';

export interface TopBarProps {
  hasGuides: boolean;
  onGuides: () => void;
}

/** What is made, whether it is kept, and the steps back and forth. */
export function TopBar({ hasGuides, onGuides }: TopBarProps) {
  const { opening, store } = useEditor();
  const history = useEditorState((state) => state.history);
  const { product, projectTitle, cancelUrl } = opening.start;
  return (
    <header className="editor-top">
      <Link
        className="icon-button"
        to={cancelUrl}
        aria-label="Leave the editor"
        title="Leave the editor"
      >
        <CloseIcon />
      </Link>
      <div className="editor-top__names">
        <h1 className="editor-top__title">{product.name}</h1>
        <SaveNote projectTitle={projectTitle} />
      </div>
      <div className="editor-top__tools" role="toolbar" aria-label="Steps">
        <IconButton
          label="Show the safe area"
          aria-pressed={hasGuides}
          icon={<GuidesIcon />}
          onClick={onGuides}
        />
        <IconButton
          label="Undo"
          icon={<UndoIcon />}
          disabled={!canUndo(history)}
          onClick={store.undo}
        />
        <IconButton
          label="Redo"
          icon={<RedoIcon />}
          disabled={!canRedo(history)}
          onClick={store.redo}
        />
      </div>
    </header>
  );
}
