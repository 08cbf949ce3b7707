// `npm start`: installs what is missing, finds Node and hands over to serve.ts.
import { ensureInstalled, findNode } from './lib/install.mjs';
import { fail, runToEnd } from './lib/run.mjs';

try {
  ensureInstalled();
  runToEnd(findNode(), ['scripts/serve.ts', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
