import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAdmission, type Admission, type Rank } from './admission.ts';
import { currentRequestId } from './request-context.ts';

export interface Shedding {
  /** Undefined for what costs nothing, such as files in memory. */
  rankOf: (request: FastifyRequest) => Rank | undefined;
  /** Sends whoever is not let in an answer that is cheap to make. */
  turnAway: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Gets a way to ask how busy the process is. */
  onLoad?: ((load: () => SheddingLoad) => void) | undefined;
}

export interface SheddingLoad extends ReturnType<Admission['load']> {
  /** How many were turned away since the start. */
  turnedAway: number;
}

/** When whoever is turned away may come back: not all at the same moment. */
export function laterSeconds(): number {
  return 3 + Math.floor(Math.random() * 5);
}

/**
 * Answers those that it lets in at once, and sends the others away, instead of letting all wait longer and
 * longer. It is decided before anything is read or looked up.
 */
export function shedLoad(app: FastifyInstance, { rankOf, turnAway, onLoad }: Shedding): void {
  const admission = createAdmission();
  const ends = new WeakMap<FastifyRequest, () => void>();
  const sending = new WeakMap<FastifyRequest, Rank>();
  let turnedAway = 0;
  onLoad?.(() => ({ ...admission.load(), turnedAway }));

  const begin = (request: FastifyRequest, reply: FastifyReply, rank: Rank) => {
    const startedAt = performance.now();
    const over = admission.begin(rank);
    const end = () => over(performance.now() - startedAt);
    ends.set(request, end);
    reply.raw.once('close', end);
  };

  app.addHook('onRequest', (request, reply, done) => {
    // What a page asks of its own process is let in already.
    const rank = currentRequestId() === undefined ? rankOf(request) : undefined;
    if (rank === undefined) return done();
    if (!admission.hasRoom(rank)) {
      turnedAway += 1;
      return turnAway(request, reply);
    }
    // Whoever is slow to send a body takes nobody's place meanwhile.
    if (hasBody(request)) sending.set(request, rank);
    else begin(request, reply, rank);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    const rank = sending.get(request);
    if (rank !== undefined) begin(request, reply, rank);
    done();
  });
  // From here on an answer is only as slow as its reader.
  // oxlint-disable-next-line eslint/max-params -- Fastify's; without a promise the answer leaves at once
  app.addHook('onSend', (request, _reply, payload, done) => {
    ends.get(request)?.();
    done(null, payload);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  const { 'content-length': length = '0' } = headers;
  return length !== '0' || headers['transfer-encoding'] !== undefined;
}
