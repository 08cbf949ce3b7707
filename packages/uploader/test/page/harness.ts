import { createPhotoWorkers } from '../../src/photo-workers.ts';
import { filesFrom, type PickedFiles } from '../../src/picked-files.ts';
import { findUnfinishedUpload } from '../../src/unfinished-upload.ts';
import type { UploadEvent } from '../../src/upload-events.ts';
import {
  createUploadSession,
  type UploadSession,
  type UploadSessionOptions,
} from '../../src/upload-session.ts';
import { isUploading, promptBeforeLeaving } from '../../src/uploading-flag.ts';

/** What the tests drive from outside: the engine's public functions, and the notes they need. */
class Harness {
  readonly createUploadSession = createUploadSession;
  readonly createPhotoWorkers = createPhotoWorkers;
  readonly findUnfinishedUpload = findUnfinishedUpload;
  readonly filesFrom = filesFrom;
  readonly isUploading = isUploading;
  readonly promptBeforeLeaving = promptBeforeLeaving;
  readonly events: UploadEvent[] = [];
  session: UploadSession | undefined;
  dropped: Promise<{ paths: string[]; handles: number }> | undefined;
  lastDrop: PickedFiles | undefined;

  /** The files chosen in the page's input. */
  chosen(): PickedFiles {
    return filesFrom(this.chosenFiles());
  }

  chosenFiles(): readonly File[] {
    return [...(document.querySelector<HTMLInputElement>('#files')?.files ?? [])];
  }

  /** A session that notes its events and renews its token at the test server. */
  open(options: Partial<UploadSessionOptions> = {}): UploadSession {
    this.session = createUploadSession({
      sessionType: 'project',
      sessionId: 'gallery-1',
      renewToken: async () => (await fetch('/renew', { method: 'POST' })).ok,
      onEvent: (event) => this.events.push(event),
      ...options,
    });
    return this.session;
  }

  /** Chooses, prepares and starts what is in the input. */
  async upload(options: Partial<UploadSessionOptions> = {}): Promise<UploadSession> {
    const session = this.open(options);
    await session.add(this.chosen());
    await session.preprocess();
    session.start();
    return session;
  }
}

export type { Harness };

declare global {
  interface Window {
    harness: Harness;
  }
}

window.harness = new Harness();
const zone = document.querySelector('#drop');
zone?.addEventListener('dragover', (event) => event.preventDefault());
zone?.addEventListener('drop', (event) => {
  event.preventDefault();
  if (!(event instanceof DragEvent) || event.dataTransfer === null) return;
  const picked = filesFrom(event.dataTransfer);
  window.harness.lastDrop = picked;
  window.harness.dropped = describeDrop(picked);
});

async function describeDrop(picked: PickedFiles): Promise<{ paths: string[]; handles: number }> {
  const paths: string[] = [];
  for await (const batch of picked) paths.push(...batch.map(({ path }) => path));
  return { paths, handles: (await picked.handles).length };
}
