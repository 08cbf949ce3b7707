/** Lowest version per major line, or `null` for a package that must not be there at all. */
export type Floors = Readonly<Record<string, readonly string[] | null>>;

/** The part of `package-lock.json` that says what is installed where. */
export interface LockedPackages {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

/** One sentence per installed package that lies below its floor. */
export function findBelowFloors(floors: Floors, lock: LockedPackages): readonly string[] {
  return Object.entries(lock.packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const floor = floors[name];
    if (floor === undefined || !path.includes('node_modules/') || version === undefined) return [];
    if (floor === null) return [`${name} ${version} must not be installed (${path})`];
    if (isAtLeast(version, floor)) return [];
    return [`${name} ${version} is below ${floor.join(' or ')} (${path})`];
  });
}

/** A major line with a floor of its own is held to it, every other one to the highest floor. */
function isAtLeast(version: string, floors: readonly string[]): boolean {
  const sameMajor = floors.find((floor) => numbers(floor)[0] === numbers(version)[0]);
  return compare(version, sameMajor ?? floors.at(-1) ?? '0.0.0') >= 0;
}

function compare(left: string, right: string): number {
  const [a, b] = [numbers(left), numbers(right)];
  const differing = a.findIndex((number, position) => number !== b[position]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}

/** Only the numbers of a pre-release count; none of ours is one. */
function numbers(version: string): readonly number[] {
  return (version.split(/[-+]/)[0] ?? '').split('.').map(Number);
}
