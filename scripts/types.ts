/** Type-checks both halves, the server's and the browser's, and shows the errors of both. */
import { spawnSync } from 'node:child_process';

// Several checkers would each work out for themselves what most files share: half as much again.
const options = ['--checkers', '1'];

const failed = ['tsconfig.node.json', 'tsconfig.web.json'].filter(
  (project) => spawnSync('tsc', ['-p', project, ...options], { stdio: 'inherit' }).status !== 0,
);
process.exitCode = failed.length === 0 ? 0 : 1;
