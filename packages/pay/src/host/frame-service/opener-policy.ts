let known: boolean | undefined;

const severing = /^\s*(?:same-origin(?:-plus-coep)?|noopener-allow-popups)\s*(?:;|$)/;

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
  try {
    known ??= await askPage();
  } catch {
    // The page's own policy, or the network, is in the way.
  }
  return known ?? true;
}

async function askPage(): Promise<boolean> {
  // Servers answer a HEAD less reliably; what comes after the headers is not waited for.
  const { headers, body } = await fetch(location.href, { headers: { accept: 'text/html' } });
  void body?.cancel();
  return severing.test(headers.get('cross-origin-opener-policy') ?? '');
}
