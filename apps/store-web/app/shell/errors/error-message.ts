import { generalProblems } from '@albumen/contract/general-problems';
import { errorTitle } from './error-title.ts';
import { isDescribed } from '../api/problem-of-reply.ts';

interface ErrorFacts {
  status: number;
  data: unknown;
}

/** What an error page says: what happened, what is safe, what to do. */
export interface ErrorMessage {
  title: string;
  text: string;
  /** What can be done here and now. */
  remedy: 'home' | 'retry' | 'signIn';
}

type Body = Omit<ErrorMessage, 'title'>;

const bodies: Record<number, Body> = {
  0: {
    text: 'This page needs a connection. What you were working on is kept; try again once you are back.',
    remedy: 'retry',
  },
  401: {
    text: 'This page belongs to an account. After signing in you come back here.',
    remedy: 'signIn',
  },
  403: {
    text: 'It belongs to another account, or its owner has closed it. If you were sent a link, ask for a new one.',
    remedy: 'home',
  },
  404: {
    text: 'The address may be mistyped, or the gallery may have been taken down. Nothing of yours is lost.',
    remedy: 'home',
  },
  410: {
    text: 'Its owner set a date for it to close. Ask the photographer to open it again.',
    remedy: 'home',
  },
  503: {
    text: 'Your photos and your account are safe. Try again in a moment.',
    remedy: 'retry',
  },
};

const otherwise = {
  text: 'Your photos and your account are safe. Try again in a moment; we have been told about it.',
  remedy: 'retry',
} as const satisfies Body;

/** A page's module did not come although the network is there. */
export const missingPartMessage: ErrorMessage = {
  title: 'This page did not load',
  text: 'The connection broke off, or there is a new version of it. What you were working on is kept.',
  remedy: 'retry',
};

export function errorMessage({ status, data }: ErrorFacts): ErrorMessage {
  const known = { title: errorTitle(status), ...(bodies[status] ?? otherwise) };
  // A problem of the catalog explains itself, except the general ones that the page says better.
  if (!isDescribed(data) || data.code in generalProblems) return known;
  const title = data.code === 'shopOff' ? 'This gallery has no shop' : known.title;
  return { ...known, title, text: data.title };
}
