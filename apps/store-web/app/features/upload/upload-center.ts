import { renewUploadToken, type SessionType } from '@albumen/contract/endpoints/uploads';
import { uploadMessages } from '@albumen/contract/upload-messages';
import type { PickedFiles } from '@albumen/uploader/picked-files';
import {
  createUploadSession,
  type UploadRefusal,
  type UploadSession,
} from '@albumen/uploader/upload-session';
import { isUploading, promptBeforeLeaving } from '@albumen/uploader/uploading-flag';
import { call } from '../../shell/api/browser-api.ts';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import { workerUrl } from '../../shell/trusted-html.ts';
import { holdUploadLock } from './upload-lock.ts';

/** The upload of this page: it outlives the page's routes, and its panel goes along. */
export interface ActiveUpload {
  galleryId: string;
  session: UploadSession;
}

let active: ActiveUpload | undefined;
const listeners = new Set<() => void>();

export function activeUpload(): ActiveUpload | undefined {
  return active;
}

export function subscribeUpload(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ActiveUpload | undefined): void {
  active = next;
  for (const listener of listeners) listener();
}

/** Collects and checks what was picked; undefined when another upload is running, which is said. */
export async function prepareUpload(
  { galleryId, sessionType = 'project' }: { galleryId: string; sessionType?: SessionType },
  picked: PickedFiles,
): Promise<ActiveUpload | undefined> {
  if (isUploading()) {
    // oxlint-disable-next-line eslint/no-alert -- the specification asks for an alert
    window.alert(uploadMessages.alreadyInProgress);
    return undefined;
  }
  active?.session.close();
  const session = createUploadSession({
    sessionType,
    sessionId: galleryId,
    preset: presetHere(),
    renewToken,
    trustScriptUrl: workerUrl,
  });
  const upload = { galleryId, session };
  change(upload);
  await session.add(picked);
  await session.preprocess();
  return upload;
}

/** Twelve lanes where there is a computer behind them, three on a phone. */
function presetHere(): 'performance' | 'default' {
  return window.matchMedia('(pointer: coarse)').matches ? 'default' : 'performance';
}

async function renewToken(): Promise<boolean> {
  const reply = await call(renewUploadToken);
  if (reply.ok) return true;
  if (reply.problem.status === 0) throw new Error(reply.problem.title);
  return false;
}

let stopPrompting: (() => void) | undefined;

export function startUpload({ session, galleryId }: ActiveUpload): UploadRefusal | null {
  const refusal = session.start();
  // oxlint-disable-next-line eslint/no-alert -- the specification asks for an alert
  if (refusal?.code === 'already-in-progress') window.alert(refusal.message);
  if (refusal !== null) return refusal;
  stopPrompting ??= promptBeforeLeaving();
  void session.finished().then(holdUploadLock(galleryId));
  return null;
}

/** Asks before leaving for where the upload cannot follow, such as out of the account; false to stay. */
export function leaveUpload(): boolean {
  // oxlint-disable-next-line eslint/no-alert -- the specification has a prompt
  if (isUploading() && !window.confirm(uploadMessages.exitPrompt)) return false;
  active?.session.cancel();
  dismissUpload();
  return true;
}

/** Takes the panel away; only once nothing is under way any more. */
export function dismissUpload(): void {
  if (isUploading()) return;
  closeOverlay('uploadProgress');
  active?.session.close();
  stopPrompting?.();
  stopPrompting = undefined;
  change(undefined);
}
