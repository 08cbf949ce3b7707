import { attributes, html, type Html } from '@albumen/server-kit/html';

interface Choice {
  name: string;
  value: string;
  title: string;
  note?: string;
  /** The text at the other side of the row. */
  side?: string | Html;
  isChosen: boolean;
  isDisabled?: boolean;
  /** Attributes that the page's script reads. */
  facts?: Readonly<Record<string, string>>;
}

/** One of several that a payer chooses from: an account, a card, an address. */
export function choice({ name, value, title, note, side, ...state }: Choice): Html {
  const { isChosen: checked, isDisabled: disabled, facts } = state;
  const input = { type: 'radio', name, value, checked, disabled, ...facts };
  return html`<label class="account">
<input${attributes(input)}>
<span>${title}${note ? html`<small>${note}</small>` : ''}</span>
${side === undefined ? '' : html`<span class="balance">${side}</span>`}</label>
`;
}

/** Choices under one heading. */
export function choices(legend: string, rows: readonly Html[]): Html {
  return html`<fieldset><legend>${legend}</legend>
${rows}
</fieldset>`;
}

export function hiddenField(name: string, value: string | undefined): Html | undefined {
  return value === undefined
    ? undefined
    : html`<input type="hidden" name="${name}" value="${value}">`;
}

/** What was wrong, or has just happened. */
export function notice(text: string | undefined, role: 'alert' | 'status' = 'alert') {
  return text === undefined ? undefined : html`<p class="notice" role="${role}">${text}</p>`;
}

/** Buttons for how a payment can go wrong, by their `answer` and label. */
export function otherEndings(owner: string, endings: Readonly<Record<string, string>>): Html {
  const buttons = Object.entries(endings).map(
    ([answer, label]) =>
      html`<button name="answer" value="${answer}" formnovalidate>${label}</button>
`,
  );
  return html`<details><summary>Other endings to try</summary>
<p>This ${owner} is part of the sandbox. No money moves.</p>
<div class="endings">
${buttons}<button type="button" data-close>The window is closed</button>
</div></details>`;
}

/** The content of a page whose question was answered before, or came too late. */
export function closing(title: string, from: string | Html): Html {
  return html`<h1>${title}</h1>
<p>${from}. Close this window and go back to the shop.</p>`;
}
