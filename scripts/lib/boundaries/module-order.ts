/** The modules of one app, or the packages, in the order in which they stand on each other. */
export interface ModuleOrder {
  /** The folder that the paths of `parents` and `modules` start at. */
  root: string;
  /** Folders below the root in which every folder must be a module; '' is the root itself. */
  parents: readonly string[];
  /** Folders and files below the root, lowest first; of nested ones the deepest owns a file. */
  modules: readonly string[];
}

/** A source file and every file that it imports, be it a type or by `import()`. */
export interface Imports {
  source: string;
  targets: readonly string[];
}

interface OrderBreach {
  rule: 'module-order';
  from: string;
  to: string;
}

/** Imports from a module to one that stands after it, and files in folders that have no place. */
export function findOrderBreaches(
  order: ModuleOrder,
  files: readonly Imports[],
): readonly OrderBreach[] {
  const own = files.filter(({ source }) => source.startsWith(`${order.root}/`) && !isTest(source));
  return own.flatMap(({ source, targets }) => {
    if (isWithoutPlace(order, source)) return [breach(source, 'no module in the order')];
    const place = placeOf(order, source);
    if (place === -1) return [];
    return targets
      .filter((target) => placeOf(order, target) > place)
      .map((target) => breach(source, target));
  });
}

function breach(from: string, to: string): OrderBreach {
  return { rule: 'module-order', from, to };
}

/** Tests may set a scene with everybody. */
function isTest(source: string): boolean {
  return /\.test\.tsx?$|\/test\/|\/testing\/|\.browser\.|harness/.test(source);
}

/** -1 for files that stand outside of every module, such as those that wire an app. */
function placeOf({ root, modules }: ModuleOrder, path: string): number {
  const owners = modules.filter((module) => `${path}/`.startsWith(`${root}/${module}/`));
  const deepest = owners.toSorted((one, other) => other.length - one.length)[0];
  return deepest === undefined ? -1 : modules.indexOf(deepest);
}

function isWithoutPlace({ root, parents, modules }: ModuleOrder, source: string): boolean {
  const folders = source
    .slice(root.length + 1)
    .split('/')
    .slice(0, -1);
  return folders.some((folder, depth) => {
    const path = [...folders.slice(0, depth), folder].join('/');
    const isAsked = parents.includes(folders.slice(0, depth).join('/')) && !parents.includes(path);
    return isAsked && !modules.includes(path);
  });
}
