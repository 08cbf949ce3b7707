/** What windows need to know of the browser, by its `navigator.userAgent`. */

/** An app's own view of a page on iOS: it says it is WebKit, and not that it is Safari. */
export function isIosWebView(userAgent: string): boolean {
  return isIos(userAgent) && !userAgent.includes('Safari');
}

/** Views inside apps, and browsers without windows, cannot open one. */
export function supportsPopups(userAgent: string): boolean {
  // DuckDuckGo is made of such a view, but opens windows.
  const isAndroidWebView =
    /Android/.test(userAgent) && /Version\/[\d.]+/.test(userAgent) && !/DuckDuckGo/.test(userAgent);
  const isGoogleApp = isIos(userAgent) && /GSA\//.test(userAgent);
  const isWithoutWindows = isGoogleApp || /FxiOS|Opera Mini/.test(userAgent);
  return !isIosWebView(userAgent) && !isAndroidWebView && !isWithoutWindows;
}

/** An iPad says that it is a Mac; no Mac has a touch screen. */
function isIos(userAgent: string): boolean {
  const hasTouch = 'document' in globalThis && 'ontouchend' in document;
  return /iP(hone|ad|od)/.test(userAgent) || (hasTouch && /Mac/.test(userAgent));
}
