import { isOrderable } from '@albumen/print/check-document';
import { photoAt } from '@albumen/print/document-edits';
import { useDesign, useEditorState } from '../state/editor-context.tsx';
import { useProblems } from '../readiness/use-problems.ts';

/** 'photographer': nothing but photos that only their photographer may order as small as this. */
export type Acceptance = 'anybody' | 'photographer' | 'nobody';

/** Whether the design may be ordered as it is, by whom asks. */
export function useMayAccept(): Acceptance {
  const { problems } = useProblems();
  const { document } = useDesign();
  const { photos } = useEditorState((state) => state.photos);
  if (!isOrderable(problems, true)) return 'nobody';
  const isMine = new Set(photos.filter((photo) => photo.isMine).map(({ photoId }) => photoId));
  const isMineOnly = problems
    .filter(({ level }) => level === 'block')
    .every(({ faceId = '', layerId = '' }) =>
      isMine.has(photoAt(document, { faceId, layerId })?.photoId ?? ''),
    );
  return isMineOnly ? 'anybody' : 'photographer';
}
