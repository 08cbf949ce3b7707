/** What windows need to know of the browser, by its `navigator.userAgent`. */

/** An app's own view of a page on iOS: it says it is WebKit, and not that it is Safari. */
export function isIosWebView(userAgent: string): boolean {
  return /iP(hone|ad|od)/.test(userAgent) && !/Safari\//.test(userAgent);
}

/** Views inside apps, and browsers without windows, cannot open one. */
export function supportsPopups(userAgent: string): boolean {
  const isAndroidWebView =
    /Android/.test(userAgent) && /; wv\)|Version\/[\d.]+ Chrome/.test(userAgent);
  const isInApp = /GSA\/|FBAN|FBAV|Instagram|DuckDuckGo\/7|Opera Mini/.test(userAgent);
  return !isIosWebView(userAgent) && !isAndroidWebView && !isInApp;
}
