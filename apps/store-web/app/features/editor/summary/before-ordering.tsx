import { type DesignProblem, isOrderable } from '@albumen/print/checks/check-document';
import { Button } from '@albumen/ui/buttons/button';
import { Dialog, DialogActions } from '@albumen/ui/overlays/dialog';
import { useViewer } from '../../../shell/viewer.ts';
import { useSignIn } from '../use-sign-in.ts';
import { ProblemList } from './problem-list.tsx';
import type { SendOptions } from './use-sending.ts';
import { photoAt } from '@albumen/print/editing/document-edits';
import { useDesign, useEditorState } from '../state/editor-context.tsx';
import { useProblems } from '../readiness/use-problems.ts';

export interface BeforeOrderingProps {
  problems: readonly DesignProblem[];
  onClose: () => void;
  onSend: (options: SendOptions) => void;
}

/** What the design warns of, and who may say that it is meant so. */
export function BeforeOrdering({ problems, onClose, onSend }: BeforeOrderingProps) {
  const acceptance = useMayAccept();
  const canAccept = acceptance === 'anybody';
  const isWords = problems.every(({ code }) => code === 'sampleWords' || code === 'blankWords');
  const title = isWords ? 'Is this what it should say?' : 'How it will print';
  return (
    <Dialog title={canAccept ? title : 'Before it can be ordered'} onClose={onClose}>
      <ProblemList problems={problems} />
      {acceptance === 'photographer' && <PhotographersWord />}
      <DialogActions>
        {!canAccept && (
          <Button onClick={() => onSend({ isForLater: true })}>Save it for later</Button>
        )}
        <Button kind={canAccept ? 'plain' : 'primary'} onClick={onClose}>
          Go on editing
        </Button>
        {canAccept && (
          <Button kind="primary" onClick={() => onSend({ isAccepted: true })}>
            Add it as it is
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Only the photographer may order a photo this small; what everybody else can do. */
function PhotographersWord() {
  const viewer = useViewer();
  const { signIn, isBusy } = useSignIn();
  return (
    <>
      <p>
        Show more of the photo, choose a smaller size or another photo. Only its photographer may
        order it as it is.
      </p>
      {viewer?.account === null && (
        <p>
          <Button isDense isBusy={isBusy} onClick={() => void signIn('login')}>
            It is my photo: sign in
          </Button>
        </p>
      )}
    </>
  );
}

/** 'photographer': nothing but photos that only their photographer may order as small as this. */
type Acceptance = 'anybody' | 'photographer' | 'nobody';

/** Whether the design may be ordered as it is, by whom asks. */
function useMayAccept(): Acceptance {
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
