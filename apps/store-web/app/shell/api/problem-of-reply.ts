import { generalProblems } from '@albumen/contract/general-problems';
import type { Problem } from '@albumen/contract/problems';

/** Whether a body is one of our described failures; the server's catalog vouches for its code. */
export function isDescribed(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'title' in body &&
    typeof body.title === 'string'
  );
}

/** What a failed reply means; 0 is no reply at all. */
export function problemOf(status: number, body: unknown): Problem {
  if (isDescribed(body)) return { ...body, status };
  const code = generalCode(status);
  return { code, title: generalProblems[code].title, status };
}

function generalCode(status: number): keyof typeof generalProblems {
  switch (status) {
    case 401:
      return 'notSignedIn';
    case 403:
      return 'forbidden';
    case 404:
      return 'notFound';
    case 429:
      return 'tooManyRequests';
    case 0:
    case 502:
    case 503:
    case 504:
      return 'unavailable';
    default:
      return 'internal';
  }
}
