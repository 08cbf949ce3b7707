/** A random UUID; also where `crypto.randomUUID` is missing, on pages without https. */
export function newId(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (byte & 15).toString(16);
  });
}
