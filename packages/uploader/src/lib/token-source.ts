/** Where a session's bearer token comes from. */
export interface TokenOptions {
  /** The token as it is now; read before every call, empty when there is none. */
  readToken: () => string;
  /**
   * Has the server set a new one. Answers false when it refuses (signed out), rejects when it cannot
   * be reached.
   */
  renewToken: () => Promise<boolean>;
  /** Epoch milliseconds; for tests. */
  now?: () => number;
}

const renewBeforeMs = 90_000;
const renewAtMostEveryMs = 60_000;

/** Keeps a short-lived token fresh: renewed shortly before it expires, one renewal at a time. */
export class TokenSource {
  readonly #options: TokenOptions;
  readonly #now: () => number;
  #renewal: Promise<boolean> | null = null;
  #renewedAt = -Infinity;
  #seen = { token: '', at: 0 };

  constructor(options: TokenOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The token for the next call. A renewal that fails here is left to the call's own 401. */
  async token(): Promise<string> {
    const token = this.#options.readToken();
    if (token !== this.#seen.token) this.#seen = { token, at: this.#now() };
    if (!this.#isRenewalDue(token)) return token;
    await this.#renew().catch(() => false);
    return this.#options.readToken();
  }

  /** Gives after a 401 a token other than the refused one, or null. Rejects without a connection. */
  async replacementFor(refused: string): Promise<string | null> {
    if (this.#options.readToken() === refused && !(await this.#renew())) return null;
    const token = this.#options.readToken();
    return token === refused || token === '' ? null : token;
  }

  /** Due by the computer's clock or by the time since the token was first seen, as clocks differ. */
  #isRenewalDue(token: string): boolean {
    const now = this.#now();
    if (now - this.#renewedAt < renewAtMostEveryMs) return false;
    // The first upload of a session: nobody has asked for a token yet, and without one it is refused.
    if (token === '') return true;
    const times = timesOf(token);
    if (times === null) return false;
    const expiresAt = Math.min(times.expiresAt, this.#seen.at + times.lifetimeMs);
    return now > expiresAt - renewBeforeMs;
  }

  async #renew(): Promise<boolean> {
    this.#renewal ??= this.#options.renewToken().finally(() => {
      this.#renewal = null;
    });
    const isRenewed = await this.#renewal;
    this.#renewedAt = this.#now();
    return isRenewed;
  }
}

/** The payload of a JSON web token, unverified: only the server can do that. Null for other tokens. */
function timesOf(token: string): { expiresAt: number; lifetimeMs: number } | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (claims === null || typeof claims !== 'object' || !('exp' in claims)) return null;
    const expiresAt = Number(claims.exp) * 1000;
    const issuedAt = 'iat' in claims ? Number(claims.iat) * 1000 : Number.NaN;
    if (!Number.isFinite(expiresAt)) return null;
    return { expiresAt, lifetimeMs: Number.isFinite(issuedAt) ? expiresAt - issuedAt : Infinity };
  } catch {
    return null;
  }
}

/** The value of a cookie that script may read; empty when it is not set. */
export function readCookie(cookies: string, name: string): string {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair === undefined ? '' : decodeURIComponent(pair.slice(name.length + 1));
}
