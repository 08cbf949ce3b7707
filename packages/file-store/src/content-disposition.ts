/**
 * A Content-Disposition for saving a file under any name, by RFC 6266: plain ASCII for old
 * clients, UTF-8 for all others. Quotes, line ends and path separators cannot break out of it.
 */
export function attachmentNamed(name: string): string {
  const visible = name.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]/gu, '') || 'file';
  const ascii = visible.replaceAll(/[^\x20-\x7e]|["\\/%]/gu, '_');
  const encoded = encodeURIComponent(visible).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
