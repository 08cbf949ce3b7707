/** A page makes a policy of one name once, and every script of the SDK holds a copy of this file. */
const place = Symbol.for('albumen-pay-sdk policy');

/**
 * The part of the Trusted Types API that is used here; browsers without it have no factory. What it
 * makes is no text, but goes wherever the declarations of the DOM want text.
 */
interface Policy {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
  createScript(text: string): string;
}
interface Rules {
  createScriptURL: (url: string) => string;
  createHTML: (html: string) => string;
  createScript: (text: string) => string;
}
interface Page {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Policy };
  [place]?: Policy | undefined;
}

/** A page under `require-trusted-types-for 'script'` lists the policy `albumen-pay-sdk`. */
function ownPolicy(): Policy | undefined {
  // The declarations of TypeScript know another, larger one.
  const here: object = globalThis;
  const page = here as Page;
  return (page[place] ??= page.trustedTypes?.createPolicy('albumen-pay-sdk', {
    createScriptURL: (url) => url,
    createHTML: (html) => html,
    createScript: (text) => text,
  }));
}

/** The address of a script that a payment method needs, as `script.src` takes it. */
export function trustedScriptUrl(url: string): string {
  return ownPolicy()?.createScriptURL(url) ?? url;
}

/** Markup of such a script, as `innerHTML` takes it. */
export function trustedHtml(html: string): string {
  return ownPolicy()?.createHTML(html) ?? html;
}

/** What stands in a script element, data that such a script reads too, as `textContent` takes it. */
export function trustedScript(text: string): string {
  return ownPolicy()?.createScript(text) ?? text;
}
