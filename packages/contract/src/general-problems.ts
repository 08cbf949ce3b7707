import type { ProblemEntry } from './problem-entry.ts';

/**
 * The failures in which any call may end, apart from the rest of the catalog: browsers must be able
 * to word them without an answer from the server, and carry only these.
 */
export const generalProblems = {
  notFound: { status: 404, audience: 'person', title: "We can't find that page." },
  notSignedIn: { status: 401, audience: 'person', title: 'Sign in to go on.' },
  forbidden: { status: 403, audience: 'person', title: "This isn't yours to change." },
  tooManyRequests: {
    status: 429,
    audience: 'person',
    title: 'Too many attempts. Wait a little, then try again.',
  },
  internal: {
    status: 500,
    audience: 'operator',
    title: 'Something failed on our side. Nothing of yours is lost.',
  },
  unavailable: {
    status: 503,
    audience: 'operator',
    title: "We can't answer right now. Try again in a moment.",
  },
} as const satisfies Record<string, ProblemEntry>;
