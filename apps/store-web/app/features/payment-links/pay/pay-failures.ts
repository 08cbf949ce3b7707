import type { Problem } from '@albumen/contract/problems';

export interface PayFailure {
  title: string;
  text: string;
}

const title = 'This payment didn’t go through.';

export const stillLoading: PayFailure = {
  title: 'Not yet',
  text: 'This way to pay is still loading. Nothing was charged.',
};

/** Nothing stands in place of the money, as the method itself says. */
export function cameToNothing(text: string): PayFailure {
  return { title, text };
}

/** The catalog's sentences speak of carts where a checkout has one. */
const texts: Partial<Record<Problem['code'], PayFailure>> = {
  paymentFailed: {
    title: 'We couldn’t take this payment.',
    text: 'Nothing was charged. Try again, or write to whoever sent you the link.',
  },
  paymentUnavailable: {
    title: 'Payments are not available right now.',
    text: 'Nothing was charged. Try again in a while.',
  },
  paymentPending: {
    title: 'Your bank has not answered yet.',
    text: 'Your money may be held, but nothing is charged twice. We mail you as soon as we know.',
  },
};

/** What the page says of a payment that our server refused. */
export function failureOf(problem: Problem): PayFailure {
  if (problem.status === 402) return { title, text: problem.title };
  if (problem.status === 0 || problem.status === 502 || problem.status === 504) {
    return {
      title: 'We lost the connection while you paid.',
      text: 'Your money may be held, but nothing is charged twice. We mail you as soon as we know.',
    };
  }
  return texts[problem.code] ?? { title: 'This could not be paid.', text: problem.title };
}
