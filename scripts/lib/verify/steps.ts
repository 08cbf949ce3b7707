/** One check of `npm test`. */
export interface Step {
  name: string;
  /** A program of node_modules/.bin or of the system, and its arguments. */
  command: readonly [string, ...string[]];
  /** Shows its output while it runs; otherwise only when it fails. */
  isLive?: boolean;
  environment?: Readonly<Record<string, string>>;
}

/** What others read, and would see half made beside them. */
export const build: Step = { name: 'build', command: ['node', 'scripts/build.ts'] };

/** Every test but the journeys. */
export const unit: Step = { name: 'unit', command: ['node', 'scripts/unit.ts'], isLive: true };

/**
 * The longest begins at once; beside it the cheap ones come first, so that a slip shows early. Each stands
 * alone (`npm test -- --only lint`).
 */
export const steps: readonly Step[] = [
  build,
  {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    isLive: true,
  },
  { name: 'format', command: ['oxfmt', '--check'] },
  // By itself it would use a second core, and half as much again to agree with itself.
  { name: 'lint', command: ['oxlint', '--type-aware'], environment: { GOMAXPROCS: '1' } },
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
  unit,
];
