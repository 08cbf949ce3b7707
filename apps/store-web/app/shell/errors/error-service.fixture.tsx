import { start } from './error-service.ts';

/* The vendor's client as the app starts it, reporting to the page's own origin. */
const service = start({
  dsn: `${location.protocol}//public@${location.host}/42`,
  release: '1.25.3',
});
service.identify('acc-1');
history.pushState(null, '', '/another-page');
service.report(new Error('the mount is gone'));
