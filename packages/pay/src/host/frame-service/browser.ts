/** What windows need to know of the browser, by its `navigator.userAgent`. */

/** Firefox on iOS, and views inside Android's apps, of which DuckDuckGo's alone opens windows. */
const withoutWindows = /FxiOS|Opera Mini|Android(?!.*DuckDuckGo).*Version\//;

/** An app's own view of a page on iOS: it says it is WebKit, and not that it is Safari. */
export function isIosWebView(userAgent: string): boolean {
  return isIos(userAgent) && !/Safari/.test(userAgent);
}

/** Views inside apps, and browsers without windows, cannot open one. */
export function supportsPopups(userAgent: string): boolean {
  // Google's app says it is Safari, too.
  const isInApp = isIos(userAgent) && !/^(?!.*GSA\/).*Safari/.test(userAgent);
  return !isInApp && !withoutWindows.test(userAgent);
}

/** An iPad says that it is a Mac; no Mac has a touch screen. */
function isIos(userAgent: string): boolean {
  return /iP[hao]/.test(userAgent) || (/Mac/.test(userAgent) && 'ontouchend' in document);
}
