import type { RateLimit } from '../../http/rate-limits.ts';

const hour = 3600;

export const credentialLimits = {
  challengePerIp: { name: 'passkey-challenge:ip', hits: 300, windowSeconds: hour },
  passkeyPerIp: { name: 'passkey:ip', hits: 60, windowSeconds: hour },
  proofMailPerPerson: { name: 'proof-mail:person', hits: 5, windowSeconds: hour },
  /** Six digits, guessed in a session that is signed in already. */
  mailedCodePerPerson: { name: 'proof-code:person', hits: 10, windowSeconds: 900 },
} as const satisfies Record<string, RateLimit>;
