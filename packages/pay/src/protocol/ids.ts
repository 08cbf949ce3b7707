/** A random UUID; also where `crypto.randomUUID` is missing, on pages without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(31));
  let at = 0;
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    ((bytes[at++] ?? 0) & 15).toString(16),
  );
}
