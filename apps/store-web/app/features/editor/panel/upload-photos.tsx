import { listEditorPhotos } from '@albumen/contract/endpoints/editor';
import { buttonClass, Button } from '@albumen/ui/button';
import { UploadIcon } from '@albumen/ui/icons';
import { filesFrom } from '@albumen/uploader/picked-files';
import { useRef } from 'react';
import { href } from '../../../paths.ts';
import { call } from '../../../shell/browser-api.ts';
import { Link } from '../../../shell/link.tsx';
import { useViewer } from '../../../shell/viewer.ts';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { FileInputs, type FileInputsHandle } from '../../upload/file-inputs.tsx';
import { useEditor, type Editor } from '../editor-context.tsx';

/** Own photos, by the engine that uploads galleries; they go into the account's private gallery. */
export function UploadPhotos() {
  const editor = useEditor();
  const viewer = useViewer();
  const inputs = useRef<FileInputsHandle>(null);
  if (viewer === undefined) return null;
  if (viewer.account === null) {
    const here = `${window.location.pathname}${window.location.search}`;
    return (
      <p className="text-sm text-muted">
        <Link className={buttonClass({ isDense: true })} to={href.accountVerify('login', here)}>
          Sign in to add your own photos
        </Link>
      </p>
    );
  }
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
