import type { RegisterBody, RegisterReply } from '@albumen/contract/endpoints/uploads';
import type { UploadFile, UploadSnapshot } from '../../upload-state.ts';
import { type ApiReply, isSuccess } from '../api-call.ts';
import { memoryKeyOf } from '../file-identity.ts';
import { current, type FileRun } from '../upload-engine.ts';
import { advance, failedCall, problemOfReply, type Step, type StepEnd } from './step.ts';
import { resign } from './store-file.ts';

/** What the server answers when the stored bytes are gone or not ours: send them once more. */
const bytesAreLost = new Set(['uploadMissing', 'checksumMismatch', 'sizeMismatch']);

/** Makes the stored bytes a photo of the gallery. */
export const registerPhoto: Step = async (run) => {
  const { engine, id } = run;
  const body = registration(current(run), engine.store.getSnapshot());
  const reply = await engine.retryPolicy.outcomeOf(async () => {
    engine.emit({ type: 'file-register-start', fileId: id });
    const answer = await engine.api.register(body, engine.signal);
    report(run, answer);
    return answer;
  }, 'finishing');
  if (isSuccess(reply.status) && reply.body !== null) return registered(run, reply.body);
  engine.memory.forget(memoryKeyOf(current(run)));
  const isLost = reply.status === 404 || bytesAreLost.has(reply.problem?.code ?? '');
  return (isLost ? resign(run) : null) ?? failedCall(run, reply);
};

function registered(run: FileRun, reply: RegisterReply): StepEnd {
  const { engine, id } = run;
  const { photoId, url, renditions, isDuplicate } = reply;
  engine.memory.forget(memoryKeyOf(current(run)));
  if (engine.options.renditions) engine.watchRenditions(id, photoId);
  const renditionState = renditions.length > 0 ? 'ready' : 'processing';
  return advance({ photoId, url, renditions, isDuplicate, renditionState, needsUpload: false });
}

function report({ engine, id: fileId }: FileRun, reply: ApiReply<RegisterReply>): void {
  const { status, body } = reply;
  if (isSuccess(status) && body !== null) {
    const type = body.isDuplicate ? 'file-register-exists' : 'file-register-success';
    engine.emit({ type, fileId, photoId: body.photoId });
  } else {
    const { message } = problemOfReply(reply);
    engine.emit({ type: 'file-register-error', fileId, status, message });
  }
}

function registration(file: UploadFile, session: UploadSnapshot): RegisterBody {
  const { sessionType, sessionId } = session;
  return {
    fingerprint: file.fingerprint ?? '',
    objectName: file.apiFileName ?? '',
    contentType: file.mimeType,
    ...(file.contentMd5 === null ? {} : { contentMd5: file.contentMd5 }),
    ...(sessionType === 'editor' ? { editorId: sessionId } : { projectId: sessionId }),
    type: sessionType,
    acl: 'public-read',
    name: file.name,
    fileSize: file.sizeBytes,
    lastModified: file.lastModifiedAt,
    ...file.dimensions,
    ...(file.exif === null ? {} : { exif: file.exif }),
    metadata: { path: file.path },
  };
}
