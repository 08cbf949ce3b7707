const prefix = 'started-';

/** The press of a payment that was started: of the page that comes back and of the gateway's notice. */
export function startedKey(providerPaymentId: string): string {
  return prefix + providerPaymentId;
}

/** What was started by a press of this key; undefined for a press of another kind. */
export function startedBy(key: string | undefined): string | undefined {
  return key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}
