import { photoCheckMessage, uploadMessages } from '@albumen/contract/upload-messages';
import type { SessionEvent } from '@albumen/domain/uploads/session.machine';
import type { UploadFile } from '../upload-state.ts';
import { isSuccess } from './api-call.ts';
import type { UploadEngine } from './upload-engine.ts';

/** Asks for room before the first byte is sent: a full store or gallery refuses here, not later. */
export async function admission(engine: UploadEngine): Promise<SessionEvent> {
  const waiting = engine.store.files.all.filter((file) => file.status === 'pending');
  if (waiting.length === 0) return { type: 'admit' };
  const bytes = waiting.reduce((sum, file) => sum + file.sizeBytes, 0);
  const ask = () => engine.api.preflight({ files: waiting.length, bytes }, engine.signal);
  const reply = await engine.retryPolicy.outcomeOf(ask, 'once-full');
  if (reply.status === 507) return { type: 'fail', message: uploadMessages.storageFull };
  if (reply.status === 401) return { type: 'fail', message: uploadMessages.tokenRefused };
  if (!isSuccess(reply.status) || reply.body === null) {
    const unexpected =
      reply.status === 0 ? uploadMessages.networkError : uploadMessages.sessionFailed;
    return { type: 'fail', message: reply.problem?.title ?? unexpected };
  }
  const { photosLeft, bytesFree } = reply.body;
  const excess = waiting.length - photosLeft;
  if (excess > 0) return { type: 'fail', message: photoCheckMessage('exceedsFileLimit', excess) };
  const isFull = bytesFree !== null && bytesFree < bytes;
  return isFull ? { type: 'fail', message: uploadMessages.storageFull } : { type: 'admit' };
}

/** How a session ends when its last file has ended: it fails only when nothing arrived. */
export function outcomeOf(files: readonly UploadFile[]): SessionEvent {
  const failed = files.filter((file) => file.status === 'failed');
  if (failed.length === 0 || failed.length < files.length) return { type: 'finish' };
  const isNetwork = failed.every((file) => file.problem?.code === 'network');
  const message = isNetwork ? uploadMessages.networkError : uploadMessages.sessionFailed;
  return { type: 'fail', message };
}
