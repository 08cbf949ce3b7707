import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { findCycles } from './cycles.ts';
import { findOrderBreaches } from './module-order.ts';
import { moduleOrders } from './ordered-modules.ts';
import { rules, runTimeRules } from './rules.ts';
import { runTimeImports } from './run-time-imports.ts';

/** An import that a rule forbids. */
export interface Breach {
  rule: string;
  from: string;
  to: string;
}

export interface BoundaryReport {
  /** Our own modules that were read. */
  modules: readonly string[];
  breaches: readonly Breach[];
}

/** The folders that hold our code. */
export const sourceFolders = ['apps', 'packages', 'scripts', 'e2e', 'bench'];

/** Declarations of what is not ours import nothing. */
export function isModule(path: string): boolean {
  return /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts');
}

/** Reads every import below `root` and holds it against the rules. */
export async function checkBoundaries(root: string): Promise<BoundaryReport> {
  const { modules, summary } = await readImports(root);
  const own = modules.filter(({ source }) => isOurs(source));
  const graph = await runTimeGraph(root, own);
  const isRunTime = ({ from, to }: Breach): boolean => graph.get(from)?.includes(to) ?? false;
  const forbidden = summary.violations
    .map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
    .filter((breach) => !runTimeRules.has(breach.rule) || isRunTime(breach));
  const cycles = findCycles(graph).map((cycle) => ({
    rule: 'no-cycles',
    from: cycle[0] ?? '',
    to: cycle.slice(1).join(' → '),
  }));
  const imports = own.map(({ source, dependencies }) => ({
    source,
    targets: dependencies.map(({ resolved }) => resolved),
  }));
  const upward = moduleOrders.flatMap((order) => findOrderBreaches(order, imports));
  return {
    modules: own.map(({ source }) => source),
    breaches: [...forbidden, ...upward, ...cycles],
  };
}

async function readImports(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    sourceFolders,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })) },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|data|test-results)/|demo/photos' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** The checker's parser does not tell type imports from others; their text does. */
async function runTimeGraph(
  root: string,
  modules: readonly IModule[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const entries = modules.map(async ({ source, dependencies }) => {
    const loaded = runTimeImports(await readFile(join(root, source), 'utf8'));
    const resolved = dependencies.filter((one) => loaded.has(one.module));
    return [source, resolved.map((one) => one.resolved)] as const;
  });
  return new Map(await Promise.all(entries));
}

function isOurs(source: string): boolean {
  const isBelow = sourceFolders.some((folder) => source.startsWith(`${folder}/`));
  return isBelow && !source.includes('node_modules/') && isModule(source);
}
