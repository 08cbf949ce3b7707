import { problem, type Problem, type ProblemCode } from '@albumen/contract/problems';

/** A described failure on its way to the reply. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  readonly headers: Record<string, string>;

  constructor(described: Problem, headers: Record<string, string> = {}) {
    super(`${described.code}: ${described.title}`);
    this.problem = described;
    this.headers = headers;
  }
}

type Details = Parameters<typeof problem>[1] & { headers?: Record<string, string> };

export function fail(code: ProblemCode, details: Details = {}): never {
  const { headers, ...rest } = details;
  throw new ProblemError(problem(code, rest), headers);
}
