/** Text that is already HTML and is not escaped again. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Value = string | number | Markup | readonly Markup[] | undefined;

/** A template tag: every value is escaped unless it came from this tag itself. */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...values.map(written)));
}

function written(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.html;
  if (typeof value === 'object') return value.map((item) => item.html).join('');
  return escapeHtml(String(value));
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
