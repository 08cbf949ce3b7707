import { isSuccess } from '../api-call.ts';
import { current } from '../upload-engine.ts';
import { advance, failedCall, type Step } from './step.ts';

/** Asks for a signed URL. The server may say that it has these bytes already. */
export const requestSignature: Step = async (run) => {
  const { engine, id } = run;
  const file = current(run);
  const facts = engine.store.getSnapshot();
  const reply = await engine.retryPolicy.outcomeOf(() => {
    engine.emit({ type: 'signed-url-request', fileId: id });
    run.signedAt = Date.now();
    return engine.api.sign(
      {
        fileName: file.name,
        contentType: file.mimeType,
        fileSize: file.sizeBytes,
        lastModified: file.lastModifiedAt,
        sessionType: facts.sessionType,
        sessionId: facts.sessionId,
        // A fingerprint without MD5 is not of the bytes, so the store must not compare it.
        ...(file.contentMd5 === null
          ? {}
          : { contentMd5: file.contentMd5, fingerprint: file.fingerprint ?? '' }),
      },
      engine.signal,
    );
  });
  if (!isSuccess(reply.status) || reply.body === null) return failedCall(run, reply);
  const { signedUrl, filename, exists, headers } = reply.body;
  run.headers = headers;
  const change = { signedUrl, apiFileName: filename, needsUpload: !exists };
  return exists ? { event: 'exists', change } : advance(change);
};
