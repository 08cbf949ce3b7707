import type { Endpoint, EndpointShape } from '@albumen/contract/endpoint';
import * as endpoints from '@albumen/contract/endpoints/uploads';
import { limits } from '@albumen/contract/limits';
import { type ApiReply, callApi, type CallParts, isSuccess, noReply } from './api-call.ts';
import type { TokenSource } from './token-source.ts';

/** Which API a session talks to, and about what. */
export interface UploadApiOptions {
  base: string;
  sessionType: endpoints.SessionType;
  sessionId: string;
  tokens: TokenSource;
  /** Called with the token in use whenever it changes. */
  onToken(token: string): void;
}

/** The calls of one session. All reject only when their signal is aborted; 401 is mended once. */
export class UploadApi {
  readonly #options: UploadApiOptions;

  constructor(options: UploadApiOptions) {
    this.#options = options;
  }

  /** Whether the API answers, within 10 s, with a status below 400 and a JSON body. */
  async isHealthy(signal: AbortSignal): Promise<boolean> {
    const reply = await callApi(
      endpoints.health,
      {},
      { base: this.#options.base, token: null, timeoutMs: limits.healthTimeoutMs, signal },
    );
    return isSuccess(reply.status) && reply.body !== null;
  }

  verify(signal: AbortSignal) {
    return this.#call(endpoints.verifyToken, {}, signal, limits.verifyTimeoutMs);
  }

  sign(body: endpoints.SignBody, signal: AbortSignal) {
    return this.#call(endpoints.signAsset, { body }, signal);
  }

  register(body: endpoints.RegisterBody, signal: AbortSignal) {
    const query = { gracefulDedupe: 'true' };
    return this.#call(endpoints.registerPhoto, { params: this.#params(), query, body }, signal);
  }

  manifest(signal: AbortSignal) {
    return this.#call(endpoints.getManifest, { params: this.#params() }, signal);
  }

  preflight(body: { files: number; bytes: number }, signal: AbortSignal) {
    return this.#call(endpoints.preflight, { params: this.#params(), body }, signal);
  }

  renditions(photoId: string, signal: AbortSignal) {
    const params = { ...this.#params(), photoId };
    return this.#call(endpoints.getRenditions, { params }, signal);
  }

  /** A signed URL may be a path on the API's own host. */
  absolute(url: string): string {
    return new URL(url, new URL(this.#options.base, location.href)).href;
  }

  #params(): { sessionTypes: 'projects' | 'editors'; sessionId: string } {
    const { sessionType, sessionId } = this.#options;
    return { sessionTypes: `${sessionType}s`, sessionId };
  }

  // oxlint-disable-next-line max-params -- endpoint, parts, signal and one default
  async #call<Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    parts: CallParts<Shape>,
    signal: AbortSignal,
    timeoutMs: number = limits.requestTimeoutMs,
  ): Promise<ApiReply<Shape['reply']>> {
    const { base, tokens } = this.#options;
    const token = await tokens.token();
    this.#options.onToken(token);
    const reply = await callApi(endpoint, parts, { base, token, timeoutMs, signal });
    if (reply.status !== 401) return reply;
    const renewed = await tokens.replacementFor(token).catch(() => 'unreachable' as const);
    if (renewed === 'unreachable') return noReply;
    if (renewed === null) return reply;
    this.#options.onToken(renewed);
    return callApi(endpoint, parts, { base, token: renewed, timeoutMs, signal });
  }
}
