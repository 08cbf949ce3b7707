/** The bot check's vendor; its script is the only one that is not ours. */
const botCheckOrigin = 'https://challenges.cloudflare.com';

/* The one Trusted Types policy. Fragments come only from our own server, rendered and escaped by React. */
const policy = globalThis.trustedTypes?.createPolicy('app', {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    const { origin } = new URL(url, location.href);
    if (origin !== location.origin && origin !== botCheckOrigin)
      throw new TypeError('foreign script');
    return url;
  },
});

/** Puts a fragment that our server rendered into an element. */
export function insertFragment(element: Element, html: string): void {
  element.innerHTML = policy?.createHTML(html) ?? html;
}

/** The address of a script, as `script.src` takes it under Trusted Types. */
export function scriptUrl(url: string): string {
  return workerUrl(url);
}

let cards: TrustedTypePolicy | undefined;

/** The address of the card provider's script, which our own server named. */
export function foreignScriptUrl(url: string): string {
  cards ??= globalThis.trustedTypes?.createPolicy('albumen-pay', {
    createScriptURL: (address) => address,
  });
  return cards?.createScriptURL(url) ?? url;
}

/** The address of a worker of ours, as `new Worker` takes it under Trusted Types. */
export function workerUrl(url: string | URL): string {
  return policy?.createScriptURL(String(url)) ?? String(url);
}
