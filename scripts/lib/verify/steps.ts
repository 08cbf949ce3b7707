/** One check of `npm test`. */
export interface Step {
  name: string;
  /** A program of node_modules/.bin or of the system, and its arguments. */
  command: readonly [string, ...string[]];
  /** Shows its output while it runs; otherwise only when it fails. */
  isLive?: boolean;
}

/** What others read, and would see half made beside them. */
export const build: Step = { name: 'build', command: ['node', 'scripts/build.ts'] };

/** The journeys. */
export const browser: Step = {
  name: 'browser',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  isLive: true,
};

/** Every other test. */
export const unit: Step = { name: 'unit', command: ['node', 'scripts/unit.ts'], isLive: true };

/** The cheap ones come first, so that a slip shows early. Each stands alone (`npm test -- --only lint`). */
export const steps: readonly Step[] = [
  build,
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'types', command: ['node', 'scripts/types.ts'] },
  { name: 'boundaries', command: ['node', 'scripts/boundaries.ts'] },
  { name: 'generated', command: ['node', 'scripts/generate-tables.ts', '--check'] },
  { name: 'floors', command: ['node', 'scripts/dependency-floors.ts'] },
  { name: 'unused', command: ['knip'] },
  {
    name: 'size',
    command: ['npm', 'run', '--silent', 'size', '--workspace', '@albumen/store-web'],
  },
  {
    name: 'size-pay',
    command: ['npm', 'run', '--silent', 'size', '--workspace', '@albumen/pay'],
  },
  browser,
  unit,
];
