import { Skeleton } from '@albumen/ui/feedback/skeleton';
import type { Opening } from './opening.ts';

/** The editor's shape while photos and fonts are on their way. */
export function EditorSkeleton({ opening }: { opening: Opening }) {
  return (
    <>
      <header className="editor-top">
        <div className="editor-top__names">
          <h1 className="editor-top__title">{opening.start.product.name}</h1>
        </div>
      </header>
      <div className="editor-center" aria-busy>
        <div className="face-editor">
          <Skeleton shape="photo" className="editor-skeleton__paper" />
        </div>
      </div>
    </>
  );
}
