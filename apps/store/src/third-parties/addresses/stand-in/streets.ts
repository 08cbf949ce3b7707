/**
 * The streets of every place in the stand-in: the names that are most frequent in the United States.
 * House numbers are any.
 */
const names =
  '1st St,2nd St,3rd St,4th St,5th Ave,6th St,7th St,8th St,9th St,10th St,Adams St,Aspen Dr,Bay St,' +
  'Beech St,Birch St,Bridge St,Broad St,Broadway,Canal St,Cedar St,Center St,Central Ave,Chapel Hill Rd,' +
  'Cherry Ln,Chestnut St,Church St,Clark St,Colfax Ave,College Ave,Columbia Ave,Congress Ave,Court St,' +
  'Cypress St,Dogwood Ln,Eagle Dr,East St,Elm St,Fairview Ave,Forest Ave,Franklin St,Front St,Garden St,' +
  'Grand Ave,Grant St,Green St,Grove St,Hamilton Ave,Harbor Blvd,Harrison St,Hawthorne Ave,Hickory Ln,' +
  'High St,Highland Ave,Hill St,Hillcrest Dr,Holly Dr,Jackson St,James St,Jefferson Ave,Juniper Way,' +
  'King St,Lake St,Lakeview Dr,Lamar Blvd,Laurel St,Liberty St,Lincoln Ave,Linden Ave,Locust St,Madison Ave,' +
  'Magnolia Ave,Main St,Maple Ave,Market St,Meadow Ln,Mill St,Mission St,Monroe St,Mulberry St,North St,' +
  'Oak St,Olive St,Orchard Rd,Park Ave,Pearl St,Pine St,Pleasant St,Poplar St,Prospect Ave,Railroad Ave,' +
  'Ridge Rd,River Rd,Rose St,School St,Sheridan Rd,Sherman Ave,South St,Spring St,Spruce St,State St,' +
  'Summit Ave,Sunset Blvd,Sycamore St,Union St,Valley View Dr,Vine St,Walnut St,Washington Ave,Water St,' +
  'Webster St,West St,Western Ave,White Oak Dr,Willow Ln,Wilson Ave,Winding Way,Wood St,Woodland Ave';

export interface Street {
  /** The street as written on an envelope: `Chapel Hill Rd`. */
  full: string;
  /** The street in capitals and without the suffix: `CHAPEL HILL`. */
  name: string;
  /** `Rd`; empty for Broadway. */
  suffix: string;
}

export const streets: readonly Street[] = names.split(',').map((full) => {
  const words = full.split(' ');
  const suffix = words.length > 1 ? (words.at(-1) ?? '') : '';
  const name = (suffix === '' ? words : words.slice(0, -1)).join(' ').toUpperCase();
  return { full, name, suffix };
});

const byName = new Map(streets.map((street) => [street.name, street]));

export function streetNamed(name: string): Street | undefined {
  return byName.get(name);
}

/** The one street whose name is a typing slip away. */
export function nearestStreet(name: string): Street | undefined {
  const allowed = name.length >= 7 ? 2 : 1;
  if (name.length < 4) return undefined;
  const near = streets.filter((street) => isWithin(name, street.name, allowed));
  return near.length === 1 ? near[0] : undefined;
}

/** Whether at most `allowed` letters were left out, added, exchanged or swapped with their neighbor. */
function isWithin(left: string, right: string, allowed: number): boolean {
  if (Math.abs(left.length - right.length) > allowed) return false;
  return distance(left, right) <= allowed;
}

function distance(left: string, right: string): number {
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1];
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[right.length] ?? Infinity;
}
