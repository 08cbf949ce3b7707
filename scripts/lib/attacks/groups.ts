/** What an attacker tries, as tests that go on failing him. */
export interface AttackTests {
  what: string;
  /** Parts of file names, as vitest takes them. */
  files: readonly string[];
  /** With fewer the group has lost some. */
  leastTests: number;
  /** A program that it needs and that may be missing here. */
  needs?: 'sqlmap';
}

export const attackTests: Readonly<Record<string, AttackTests>> = {
  rights: {
    what: 'every role at every call of operators and of studios',
    files: [
      'operator/rights-matrix',
      'operator/operators.test',
      'operator/operator-session',
      'modules/members/',
    ],
    leastTests: 45,
  },
  credentials: {
    what: 'forged, copied and repeated passkeys, guessed and repeated codes',
    files: ['modules/credentials/', 'operator/second-factor'],
    leastTests: 60,
  },
  foreign: {
    what: 'every call of the contract by eight who have nothing to do there; closed photos; merchants to each other',
    files: [
      'store/test/foreign-calls.long',
      'galleries/foreign-access',
      'accounts/foreign-email',
      'files/closed-photos',
      'gateway/test/foreign-merchants',
    ],
    leastTests: 133,
  },
  fuzz: {
    what: 'odd values at every call of the contract, and of the gateway',
    files: ['store/test/odd-requests.long', 'gateway/test/odd-requests.long'],
    leastTests: 400,
  },
  sqlmap: {
    what: 'sqlmap at every field of the store’s calls, and of the gateway’s',
    files: ['store/test/sqlmap.long', 'gateway/test/sqlmap.long'],
    leastTests: 2,
    needs: 'sqlmap',
  },
  slow: {
    what: 'slow and stalled clients, undeclared proxies',
    files: ['server-kit/src/slow-', 'server-kit/src/undeclared-proxy'],
    leastTests: 5,
  },
  lockouts: {
    what: 'lockouts by strangers, guessed passwords, PINs and codes',
    files: ['accounts/lockouts', 'discounts/guessed-codes', 'accounts/sign-in.test'],
    leastTests: 10,
  },
  races: {
    what: 'races for money, carts, hearts and uploads',
    files: ['placing/submit-races', 'cart/cart-races', 'favorite-races', 'register-races'],
    leastTests: 8,
  },
  log: {
    what: 'the audit log: changed, deleted, left out',
    files: ['modules/audit/'],
    leastTests: 8,
  },
};
