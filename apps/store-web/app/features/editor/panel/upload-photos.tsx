import { listEditorPhotos } from '@albumen/contract/endpoints/editor';
import { Button } from '@albumen/ui/buttons/button';
import { Dialog, DialogActions } from '@albumen/ui/overlays/dialog';
import { UploadIcon } from '@albumen/ui/icons';
import { filesFrom } from '@albumen/uploader/picked-files';
import { promptBeforeLeaving } from '@albumen/uploader/uploading-flag';
import { useRef, useState } from 'react';
import { call } from '../../../shell/api/browser-api.ts';
import { loadPart } from '../../../shell/errors/missing-part.ts';
import { sleep } from '../../../shell/sleep.ts';
import { useViewer } from '../../../shell/viewer.ts';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { FileInputs, type FileInputsHandle } from '../../upload/file-inputs.tsx';
import type { ActiveUpload } from '../../upload/upload-center.ts';
import { useEditor, type Editor } from '../state/editor-context.tsx';
import { useSignIn } from '../use-sign-in.ts';

/** Own photos, by the engine that uploads galleries; they go into the account's private gallery. */
export function UploadPhotos() {
  const editor = useEditor();
  const viewer = useViewer();
  const inputs = useRef<FileInputsHandle>(null);
  const [isBeginning, setIsBeginning] = useState(false);
  if (viewer === undefined) return null;
  if (viewer.account === null) return <AccountFirst />;
  const choose = () => inputs.current?.chooseFiles();
  const begin = async (files: readonly File[]) => {
    setIsBeginning(true);
    const stopPrompting = promptBeforeLeaving(() => true);
    await uploadInto(editor, files, choose).finally(() => {
      stopPrompting();
      setIsBeginning(false);
    });
  };
  return (
    <div>
      <Button isDense isBusy={isBeginning} icon={<UploadIcon size={16} />} onClick={choose}>
        Add your own photos
      </Button>
      <FileInputs ref={inputs} onPick={(files) => void begin(files)} />
    </div>
  );
}

/** Uploads belong to an account. Making one, or signing in, leads back to the design as it was left. */
function AccountFirst() {
  const [isAsked, setIsAsked] = useState(false);
  const { signIn, isBusy } = useSignIn();
  const close = () => setIsAsked(false);
  return (
    <div>
      <Button isDense icon={<UploadIcon size={16} />} onClick={() => setIsAsked(true)}>
        Add your own photos
      </Button>
      {isAsked && (
        <Dialog title="Your photos need an account" onClose={close}>
          <p>
            They lie in it privately, for this design and your next ones. Your design is saved
            first, and you come back to it as you left it.
          </p>
          <DialogActions>
            <Button isBusy={isBusy} onClick={() => void signIn('login')}>
              Sign in
            </Button>
            <Button kind="primary" isBusy={isBusy} onClick={() => void signIn('create')}>
              Create an account
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}

async function uploadInto(
  editor: Editor,
  files: readonly File[],
  onChooseAgain: () => void,
): Promise<void> {
  const kept = await editor.saving.flush();
  if (kept === undefined) {
    return openOverlay('error', {
      title: 'The upload did not start',
      message: 'Your design has to be saved first, and there is no connection just now.',
    });
  }
  const [{ beginUpload }, { activeUpload, dismissUpload }] = await loadPart(() =>
    Promise.all([import('../../upload/begin-upload.ts'), import('../../upload/upload-center.ts')]),
  );
  const { photos } = editor.store.getSnapshot().photos;
  await beginUpload(
    {
      galleryId: kept.designSpaceId,
      sessionType: 'editor',
      photosInGallery: photos.filter(({ isOwn }) => isOwn).length,
      onChooseAgain,
      onStarted: () => {
        const upload = activeUpload();
        const finished = upload?.session.finished();
        void followUpload(editor, kept.designSpaceId, finished).then(() => {
          // What went wrong is there to be read; what went well is in the tray.
          if (upload && activeUpload() === upload && hasGoneWell(upload)) dismissUpload();
        });
      },
    },
    filesFrom(files),
  );
}

function hasGoneWell({ session }: ActiveUpload): boolean {
  const { erroredCount, progress } = session.getSnapshot();
  return erroredCount === 0 && progress === 1;
}

const refreshMs = 3_000;
/** The wait after the last byte: the renditions are not made at once. */
const mostRefreshes = 40;

/** The tray shows new photos while they come, and again once they can be seen. */
async function followUpload(
  { store }: Editor,
  designSpaceId: string,
  finished: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  let isFinished = false;
  void finished.finally(() => (isFinished = true));
  for (let left = mostRefreshes; left > 0; left -= isFinished ? 1 : 0) {
    await Promise.race([sleep(refreshMs), ...(isFinished ? [] : [finished])]);
    const isLast = isFinished;
    const reply = await call(listEditorPhotos, { params: { designSpaceId } });
    if (!reply.ok) continue;
    store.set({ photos: reply.value });
    if (isLast && reply.value.photos.every(({ isReady }) => isReady)) return;
  }
}
