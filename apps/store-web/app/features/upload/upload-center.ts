import { isPassing } from '@albumen/domain/uploads/backoff';
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
import { readPayload } from '../../shell/rendering/page-payload.ts';
import { workerUrl } from '../../shell/trusted-html.ts';
import { syncWhileUploading } from './gallery-sync.ts';
import { holdUploadLock } from './upload-lock.ts';
import { isOver } from './upload-stage.ts';

export interface UploadTarget {
  /** Or the design whose editor takes the photos in. */
  galleryId: string;
  /** `project` when left out. */
  sessionType?: SessionType;
  /** Live photos that the gallery holds already. */
  photosInGallery: number;
  /** Called at once when files are chosen, before anything of them is known. */
  onChosen?: () => void;
  /** Called once bytes are on their way. */
  onStarted?: () => void;
  /** Opens the picker anew, after a selection of which nothing can be taken. */
  onChooseAgain?: () => void;
}

/** The upload of this page: it outlives the page's routes, and its panel goes along. */
export interface ActiveUpload {
  /** Where the last selection goes. */
  target: UploadTarget;
  session: UploadSession;
  /** Every selection that joined it, each settled once its folders are read. */
  selections: Promise<UploadRefusal | null>[];
}

/** Files were chosen of which it is not known yet what becomes of them: leaving loses them. */
function wouldLoseFiles(): boolean {
  if (active === undefined) return false;
  const { isGathering, countByStatus } = active.session.getSnapshot();
  const { init, preprocessing, pending, 'in-progress': sending } = countByStatus;
  return isGathering || init + preprocessing + pending + sending > 0;
}

let active: ActiveUpload | undefined;
let stopPrompting: (() => void) | undefined;
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

/**
 * Collects and checks what was picked, together with what was picked for the same gallery just before.
 * Undefined where there is nothing to go on with: a later selection goes on for both, or another upload
 * is running, which is said.
 */
export async function prepareUpload(
  target: UploadTarget,
  picked: PickedFiles,
): Promise<ActiveUpload | undefined> {
  const upload = uploadFor(target);
  if (upload === undefined) return refuseSecondUpload();
  upload.target = target;
  const selection = upload.session.add(picked);
  stopPrompting ??= promptBeforeLeaving(wouldLoseFiles);
  target.onChosen?.();
  upload.selections.push(selection);
  const { length } = upload.selections;
  if ((await selection) !== null) return active === upload ? refuseSecondUpload() : undefined;
  await Promise.all(upload.selections);
  const isLast = () => active === upload && upload.selections.length === length;
  if (isLast()) await upload.session.preprocess();
  return isLast() ? upload : undefined;
}

/** The upload that this selection joins or begins; undefined while another one is under way. */
function uploadFor(target: UploadTarget): ActiveUpload | undefined {
  if (isUploading()) return undefined;
  if (active === undefined || isOver(active.session.getSnapshot())) return openUpload(target);
  const isJoined = active.target.galleryId === target.galleryId && !hasStarted(active);
  return isJoined ? active : undefined;
}

function openUpload(target: UploadTarget): ActiveUpload {
  active?.session.close();
  const { uploadApiUrl } = readPayload().publicConfig;
  const session = createUploadSession({
    ...(uploadApiUrl !== undefined && { apiBase: uploadApiUrl }),
    sessionType: target.sessionType ?? 'project',
    sessionId: target.galleryId,
    preset: presetHere(),
    renewToken,
    trustScriptUrl: workerUrl,
  });
  const upload: ActiveUpload = { target, session, selections: [] };
  void session.finished().then(holdUploadLock(target.galleryId));
  if (target.sessionType !== 'editor') syncWhileUploading(target.galleryId, session);
  change(upload);
  return upload;
}

/** Whether its bytes have been on their way, now or before a retry. */
export function hasStarted({ session }: ActiveUpload): boolean {
  return session.getSnapshot().stopwatch.startedAt !== null;
}

function refuseSecondUpload(): undefined {
  // oxlint-disable-next-line eslint/no-alert -- it is seen over whatever page is open
  window.alert(uploadMessages.alreadyInProgress);
}

/** Twelve lanes where there is a computer behind them, three on a phone. */
function presetHere(): 'performance' | 'default' {
  return window.matchMedia('(pointer: coarse)').matches ? 'default' : 'performance';
}

async function renewToken(): Promise<boolean> {
  const reply = await call(renewUploadToken);
  if (reply.ok) return true;
  const { status, title } = reply.problem;
  // A store that is busy or being replaced has refused nobody: its answer is waited for.
  if (isPassing(status)) throw new Error(title);
  return false;
}

export function startUpload({ session, target }: ActiveUpload): UploadRefusal | null {
  const refusal = session.start();
  // oxlint-disable-next-line eslint/no-alert -- it is seen over whatever page is open
  if (refusal?.code === 'already-in-progress') window.alert(refusal.message);
  if (refusal !== null) return refusal;
  // The lock of the preparation ended with it where it failed and was tried again.
  void session.finished().then(holdUploadLock(target.galleryId));
  return null;
}

/** Asks before leaving for where the upload cannot follow, such as out of the account; false to stay. */
export function leaveUpload(): boolean {
  // oxlint-disable-next-line eslint/no-alert -- the page has to wait for the answer
  if (wouldLoseFiles() && !window.confirm(uploadMessages.exitPrompt)) return false;
  active?.session.cancel();
  dismissUpload();
  return true;
}

/** Takes the panel away; only once nothing is under way any more. */
export function dismissUpload(): void {
  if (isUploading()) return;
  closeOverlay('uploadProgress');
  // A selection that is given up before it was sent is not one that was interrupted.
  active?.session.cancel();
  active?.session.close();
  stopPrompting?.();
  stopPrompting = undefined;
  change(undefined);
}
