/**
 * What the provider's server SDK asks of the gateway, and how much of it is answered as documented,
 * by area. A question that is known to have no answer yet is a test that has to fail (`test.fails`).
 *
 *   npm run server-sdk [-- part of an area's name …]
 */
import { basename, dirname } from 'node:path';
import { startVitest, type TestModule } from 'vitest/node';

const folder = 'apps/gateway/test/conformance';
const areas = process.argv.slice(2);
const filters = areas.length > 0 ? areas.map((area) => `${folder}/${area}`) : [folder];

const vitest = await startVitest(filters, { watch: false, reporters: ['dot'] });
const rows = [...Map.groupBy(vitest.state.getTestModules(), areaOf)]
  .map(([area, modules]) => ({ area, ...answersOf(modules) }))
  .toSorted((one, other) => one.area.localeCompare(other.area));
await vitest.close();

const all = { area: 'all', asked: sum('asked'), answered: sum('answered') };
for (const { area, asked, answered } of [...rows, all]) {
  const share = ((100 * answered) / asked).toFixed(1);
  console.log(`${area.padEnd(16)}${cell(answered)} of${cell(asked)}${share.padStart(8)} %`);
}
for (const gap of rows.flatMap(({ gaps }) => gaps)) console.log(`open: ${gap}`);
// Whatever a test left open must not keep the step from ending.
process.exit(rows.some(({ hasFailed }) => hasFailed) ? 1 : 0);

function areaOf({ moduleId }: TestModule): string {
  return basename(dirname(moduleId));
}

function answersOf(modules: readonly TestModule[]) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const open = tests.filter((test) => test.options.fails === true || !test.ok());
  return {
    asked: tests.length,
    answered: tests.length - open.length,
    gaps: open.map(({ module, fullName }) => `${areaOf(module)}: ${fullName}`),
    hasFailed: modules.some((module) => !module.ok()),
  };
}

function sum(column: 'asked' | 'answered'): number {
  return rows.reduce((total, row) => total + row[column], 0);
}

function cell(count: number): string {
  return String(count).padStart(5);
}
