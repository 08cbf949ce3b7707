import { problem, type Problem } from '@albumen/contract/problems';
import { isFileStoreUnavailable } from '@albumen/file-store/unavailable';
import { isDatabaseUnavailable, isUnstorableText } from '@albumen/server-kit/database-errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
} from 'fastify-type-provider-zod';
import type { ErrorReporter } from '../third-parties/error-reporting/error-reporter.ts';
import { asksForJson } from './asks-for-json.ts';
import { ProblemError } from './problem-error.ts';

const comeBackSeconds = '5';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Draws the problem for callers that asked for no JSON. */
    problemHtml?: (problem: Problem) => string;
  }
}

/** The one place where errors become replies. What is not described is a bug and keeps its detail here. */
export function answerErrorsAsProblems(app: FastifyInstance, errors: ErrorReporter): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const described = describe(error);
    if (described === undefined || isUnavailable(error)) {
      request.log.error({ err: error, requestId: request.id }, 'unexpected error');
      errors.report(error, { requestId: request.id, accountId: request.visit?.account?.id });
    }
    if (error instanceof ProblemError) void reply.headers(error.headers);
    if (isUnavailable(error)) void reply.header('retry-after', comeBackSeconds);
    return sendProblem(request, reply, described ?? problem('internal'));
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, problem('notFound')));
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, described: Problem) {
  const { problemHtml } = request.routeOptions.config;
  const isHtml = problemHtml !== undefined && !asksForJson(request);
  void reply.status(described.status).header('cache-control', 'no-store');
  if (isHtml) return reply.type('text/html; charset=utf-8').send(problemHtml(described));
  return reply
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({ ...described, requestId: request.id });
}

function describe(error: FastifyError): Problem | undefined {
  if (error instanceof ProblemError) return error.problem;
  if (isUnavailable(error)) return problem('unavailable');
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error);
  if (isResponseSerializationError(error)) return undefined;
  if (error.statusCode === 413) return problem('payloadTooLarge');
  if (error.statusCode === 415) return problem('unsupportedMediaType');
  if (isUnstorableText(error)) return problem('invalidRequest');
  return refusalOf(error.statusCode ?? 500);
}

/** What Fastify and its plugins refuse by themselves; a file outside of a folder is none of ours. */
function refusalOf(status: number): Problem | undefined {
  if (status === 403 || status === 404) return problem('notFound');
  return status >= 400 && status < 500 ? problem('invalidRequest') : undefined;
}

/** Database or bucket are away: not our fault, nor the caller's. */
function isUnavailable(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isFileStoreUnavailable(error);
}

interface ValidationFailure {
  validation: readonly { instancePath: string; message?: string }[];
  validationContext?: string | undefined;
}

/** All field errors at once; trouble in path or query is a request that no form of ours sends. */
function invalid({ validation, validationContext }: ValidationFailure): Problem {
  const fields: Record<string, string[]> = {};
  for (const { instancePath, message = '' } of validation) {
    const field = fieldOf(instancePath);
    fields[field] = [...(fields[field] ?? []), message];
  }
  return problem(validationContext === 'body' ? 'invalidForm' : 'invalidRequest', { fields });
}

/** A form's own fields may stand one level down in the checked body; the wire is flat. */
function fieldOf(instancePath: string): string {
  return instancePath.replace(/^\/((fields|values)(\/|$))?/, '').replaceAll('/', '.') || 'form';
}
