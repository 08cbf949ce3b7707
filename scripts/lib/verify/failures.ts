import type { TestModule } from 'vitest/node';

/** What went wrong in a run of the tests. */
export interface Failures {
  /** Absolute paths of the files with a failed test, hook or import, or an unhandled error. */
  files: readonly string[];
  /** Unhandled errors that belong to no file. */
  strays: readonly string[];
  /** File, test and first line of the error, one line each. */
  lines: readonly string[];
}

/** An unhandled error, as Vitest keeps it. */
interface Unhandled {
  VITEST_TEST_PATH?: string;
  message?: string;
}

export function findFailures(
  modules: readonly TestModule[],
  unhandled: readonly unknown[],
): Failures {
  const errors = unhandled as readonly Unhandled[];
  const failed = modules.filter((module) => module.state() === 'failed');
  const paths = errors.map(({ VITEST_TEST_PATH }) => VITEST_TEST_PATH);
  return {
    files: [...new Set([...failed.map(({ moduleId }) => moduleId), ...paths.filter(isGiven)])],
    strays: errors.filter(({ VITEST_TEST_PATH }) => !VITEST_TEST_PATH).map(firstLine),
    lines: [...failed.flatMap(linesOf), ...errors.map((error) => `unhandled: ${firstLine(error)}`)],
  };
}

function linesOf(module: TestModule): string[] {
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${test.fullName}: ${firstLine(test.result().errors?.[0])}`,
  );
  const suites = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  return [...tests, ...suites.map(firstLine)].map((line) => `${module.relativeModuleId}: ${line}`);
}

function firstLine(error: { message?: string } | undefined): string {
  return error?.message?.split('\n')[0] ?? 'no message';
}

function isGiven(path: string | undefined): path is string {
  return path !== undefined;
}
