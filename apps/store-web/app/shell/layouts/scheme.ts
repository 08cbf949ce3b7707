export type Scheme = 'auto' | 'light' | 'dark';

export const schemes = ['auto', 'light', 'dark'] as const satisfies readonly Scheme[];

const storageKey = 'scheme';

/* Runs before the first paint, so that a remembered scheme never flashes. Also marks that script runs. */
export const schemeScript = `(function(d){d.dataset.script='';try{var s=localStorage.getItem('${storageKey}');if(s==='light'||s==='dark')d.dataset.scheme=s}catch(e){}})(document.documentElement)`;

export function currentScheme(): Scheme {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}

/** Remembered in this browser; `auto` follows the system. */
export function chooseScheme(scheme: Scheme): void {
  const root = document.documentElement;
  if (scheme === 'auto') delete root.dataset['scheme'];
  else root.dataset['scheme'] = scheme;
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  window.dispatchEvent(new Event('schemechange'));
}

export function subscribeScheme(onChange: () => void): () => void {
  window.addEventListener('schemechange', onChange);
  return () => window.removeEventListener('schemechange', onChange);
}
