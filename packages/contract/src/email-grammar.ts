const maxAddressCharacters = 254;
const maxLocalCharacters = 64;
/** Dot-atom only: no quoted local parts, no comments, no control characters (they reach mail headers). */
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/** Whether `text` is an address that mail can be sent to. Linear in the length of the text. */
export function isEmailAddress(text: string): boolean {
  if (text.length < 3 || text.length > maxAddressCharacters) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  if (at < 1 || local.length > maxLocalCharacters || !localPart.test(local)) return false;
  const labels = text.slice(at + 1).split('.');
  return labels.length > 1 && labels.every((label) => label.length < 64 && domainLabel.test(label));
}
