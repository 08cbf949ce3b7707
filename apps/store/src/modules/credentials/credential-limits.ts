import type { RateLimit } from '../../http/rate-limits.ts';

const hour = 3600;

export const credentialLimits = {
  challengePerIp: { name: 'passkey-challenge:ip', hits: 300, windowSeconds: hour },
  passkeyPerIp: { name: 'passkey:ip', hits: 60, windowSeconds: hour },
  proofMailPerPerson: { name: 'proof-mail:person', hits: 5, windowSeconds: hour },
  /** Six digits, guessed in a session that is signed in already. */
  mailedCodePerPerson: { name: 'proof-code:person', hits: 10, windowSeconds: 900 },
  /** Codes of an app: attempts of one address at one person, so that strangers use up only their own. */
  codePerIpAndPerson: { name: 'app-code:ip-person', hits: 10, windowSeconds: 900 },
  /** Wrong ones from wherever; a browser that was signed in before is not held back by it. */
  codePerPerson: { name: 'app-code:person', hits: 20, windowSeconds: hour },
  codePerDevice: { name: 'app-code:device', hits: 20, windowSeconds: 900 },
} as const satisfies Record<string, RateLimit>;
