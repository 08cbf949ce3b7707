import { listEditorPhotos } from '@albumen/contract/endpoints/editor';
import { Button } from '@albumen/ui/button';
import { Dialog, DialogActions } from '@albumen/ui/dialog';
import { UploadIcon } from '@albumen/ui/icons';
import { filesFrom } from '@albumen/uploader/picked-files';
import { useRef, useState } from 'react';
import { call } from '../../../shell/browser-api.ts';
import { useViewer } from '../../../shell/viewer.ts';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { FileInputs, type FileInputsHandle } from '../../upload/file-inputs.tsx';
import { useEditor, type Editor } from '../editor-context.tsx';
import { useSignIn } from '../use-sign-in.ts';

/** Own photos, by the engine that uploads galleries; they go into the account's private gallery. */
export function UploadPhotos() {
  const editor = useEditor();
  const viewer = useViewer();
  const inputs = useRef<FileInputsHandle>(null);
  if (viewer === undefined) return null;
  if (viewer.account === null) return <AccountFirst />;
  const choose = () => inputs.current?.chooseFiles();
  return (
    <div>
      <Button isDense icon={<UploadIcon size={16} />} onClick={choose}>
        Add your own photos
      </Button>
      <FileInputs ref={inputs} onPick={(files) => void uploadInto(editor, files, choose)} />
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
  const [{ beginUpload }, { activeUpload }] = await Promise.all([
    import('../../upload/begin-upload.ts'),
    import('../../upload/upload-center.ts'),
  ]);
  const { photos } = editor.store.getSnapshot().photos;
  await beginUpload(
    {
      galleryId: kept.designSpaceId,
      sessionType: 'editor',
      photosInGallery: photos.filter(({ isOwn }) => isOwn).length,
      onChooseAgain,
      onStarted: () =>
        void followUpload(editor, kept.designSpaceId, activeUpload()?.session.finished()),
    },
    filesFrom(files),
  );
}

const refreshMs = 3_000;
const mostRefreshes = 20;

/** The tray shows new photos while they come, and again once they can be seen. */
async function followUpload(
  { store }: Editor,
  designSpaceId: string,
  finished: Promise<unknown> | undefined,
): Promise<void> {
  await finished;
  for (let round = 0; round < mostRefreshes; round += 1) {
    const reply = await call(listEditorPhotos, { params: { designSpaceId } });
    if (reply.ok) store.set({ photos: reply.value });
    if (reply.ok && reply.value.photos.every(({ isReady }) => isReady)) return;
    await new Promise((resolve) => setTimeout(resolve, refreshMs));
  }
}
