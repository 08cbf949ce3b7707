let known: boolean | undefined;

const severing = new Set(['same-origin', 'same-origin-plus-coep', 'noopener-allow-popups']);

/** Was it found out before that windows of this page lose sight of it? */
export function isKnownToSever(): boolean {
  return known === true;
}

/**
 * Does this page's Cross-Origin-Opener-Policy cut windows off from it? Asked only when a window was
 * gone before it showed anything. When the page cannot be asked, the policy is the likelier reason;
 * that is no knowledge, so the next window is opened all the same.
 */
export async function seversWindows(): Promise<boolean> {
  known ??= await askPage();
  return known ?? true;
}

/** @returns undefined when the page's own policy, or the network, is in the way */
async function askPage(): Promise<boolean | undefined> {
  try {
    // Servers answer a HEAD less reliably; what comes after the headers is not waited for.
    const { headers, body } = await fetch(location.href, { headers: { accept: 'text/html' } });
    void body?.cancel();
    const [policy = ''] = (headers.get('cross-origin-opener-policy') ?? '').split(';');
    return severing.has(policy.trim());
  } catch {
    return undefined;
  }
}
