let token = '';

/** Signing in and out renew the session and with it the token. */
export function setCsrfToken(next: string): void {
  token = next;
}

export function csrfToken(): string {
  return token;
}
