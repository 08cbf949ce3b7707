/** What an issuer learns of a browser, in a frame that nobody sees. */
const sessionId = new URLSearchParams(location.search).get('session');

void fetch('calls/device', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    sessionId,
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: `${screen.width}x${screen.height}x${screen.colorDepth}`,
  }),
});
