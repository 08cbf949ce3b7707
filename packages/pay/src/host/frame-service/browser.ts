/** What windows need to know of the browser, by its `navigator.userAgent`. */

/** Firefox on iOS, and views inside Android's apps, of which DuckDuckGo's alone opens windows. */
const withoutWindows = /FxiOS|Opera Mini|Android(?!.*DuckDuckGo).*Version\//;

/** An app's own view of a page on iOS: it does not say that it is Safari, but for Google's app. */
export function isIosWebView(userAgent: string): boolean {
  return isIos(userAgent) && !/^(?!.*GSA\/).*Safari/.test(userAgent);
}

/** Views inside apps, and browsers without windows, cannot open one. */
export function supportsPopups(userAgent: string): boolean {
  return !isIosWebView(userAgent) && !withoutWindows.test(userAgent);
}

/** An iPad says that it is a Mac; no Mac has a touch screen. */
function isIos(userAgent: string): boolean {
  return /iP[hao]/.test(userAgent) || (/Mac/.test(userAgent) && 'ontouchend' in document);
}
