const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** One element without content, its attributes escaped; undefined ones are left out. */
export function voidTag(name: string, attributes: Record<string, string | undefined>): string {
  const pairs = Object.entries(attributes)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([key, value]) => (value === '' ? key : `${key}="${escapeHtml(value)}"`));
  return `<${[name, ...pairs].join(' ')}>`;
}
