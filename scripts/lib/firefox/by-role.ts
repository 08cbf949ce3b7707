/** A selector of Puppeteer's for what a screen reader calls so. */
export function byRole(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}
