/** Mail providers that put `jane.doe+prints@` and `janedoe@` into one mailbox. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address, as far as its spelling tells: a limit for each customer goes by it. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [untagged = ''] = local.split('+');
  const isDotless = dotless.has(domain);
  const name = isDotless ? untagged.replaceAll('.', '') : untagged;
  return domain === '' ? local : `${name}@${isDotless ? 'gmail.com' : domain}`;
}
