import { useIsHydrated } from '@albumen/ui/use-is-hydrated';
import { useEffect, useState } from 'react';
import { BulkPage } from './bulk/bulk-page.tsx';
import { isBulk } from './bulk/bulk-prints.ts';
import { EditorContext, type Editor } from './state/editor-context.tsx';
import { EditorSkeleton } from './opening/editor-skeleton.tsx';
import { FailedOpening } from './opening/failed-opening.tsx';
import { NotLoaded } from './opening/not-loaded.ts';
import { openEditor } from './opening/open-editor.ts';
import type { Opening } from './opening/opening.ts';
import { Workspace } from './workspace.tsx';
import './editor.css';
import './panel/panel.css';

/** The editor: made by the browser from what the address opens. */
export function EditorPage({ opening }: { opening: Opening }) {
  const isHydrated = useIsHydrated();
  return (
    <main id="main" tabIndex={-1} className="editor">
      {isHydrated ? <LoadedEditor opening={opening} /> : <EditorSkeleton opening={opening} />}
    </main>
  );
}

function LoadedEditor({ opening }: { opening: Opening }) {
  return isBulk(opening) ? <BulkPage opening={opening} /> : <OpenedEditor opening={opening} />;
}

type Opened = { editor: Editor } | { failure: string };

function OpenedEditor({ opening }: { opening: Opening }) {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let editor: Editor | undefined;
    let isGone = false;
    openEditor(opening).then(
      (made) => {
        editor = made;
        if (isGone) closeEditor(made);
        else setOpened({ editor: made });
      },
      (error: unknown) => {
        if (isGone) return;
        setOpened({
          failure: error instanceof NotLoaded ? error.message : 'Something in it went wrong.',
        });
      },
    );
    return () => {
      isGone = true;
      if (editor) closeEditor(editor);
    };
  }, [opening, attempt]);
  if (opened === undefined) return <EditorSkeleton opening={opening} />;
  if ('failure' in opened) {
    const onRetry = () => {
      setOpened(undefined);
      setAttempt(attempt + 1);
    };
    return <FailedOpening opening={opening} failure={opened.failure} onRetry={onRetry} />;
  }
  return (
    <EditorContext value={opened.editor}>
      <Workspace />
    </EditorContext>
  );
}

function closeEditor({ saving, pictures }: Editor): void {
  saving.stop();
  pictures.stop();
}
