// `npm test`: installs what is missing, finds Node and hands over to verify.ts.
import { ensureInstalled, findNode } from './lib/install.mjs';
import { fail, runToEnd } from './lib/run.mjs';

try {
  ensureInstalled();
  runToEnd(findNode(), ['scripts/verify.ts', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
