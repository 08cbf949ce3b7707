/** Text that is HTML already and is not escaped again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What a template may hold; undefined and false leave nothing behind. */
export type HtmlValue = string | number | Html | readonly Html[] | undefined | false;

/** A template tag: every value is escaped unless it came from this tag or from `rawHtml`. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(textOf)));
}

/** Marks text as HTML. What a person or another program wrote must never come here. */
export function rawHtml(text: string): Html {
  return new Html(text);
}

/** Attributes of an element, each after a space; undefined and false ones are left out. */
export function attributes(given: Readonly<Record<string, string | boolean | undefined>>): Html {
  const present = Object.entries(given).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  const written = present.map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`,
  );
  return new Html(written.join(''));
}

function textOf(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeHtml(String(value));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
