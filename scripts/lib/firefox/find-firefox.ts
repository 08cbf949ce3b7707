import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** `FIREFOX_PATH`, else where systems install it; undefined where there is none. */
export function findFirefox(): string | undefined {
  return [process.env['FIREFOX_PATH'], ...usual].find(
    (path) => path !== undefined && existsSync(path),
  );
}
