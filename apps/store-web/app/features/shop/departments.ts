import type { DepartmentId } from '@albumen/contract/catalog/families';
import type { CatalogReply, ProductSummary } from '@albumen/contract/endpoints/catalog';
import { formatWorkingDays } from '@albumen/domain/dates/day-range';

/** What a department of the lab is called by who buys there. */
const titles: Record<DepartmentId, string> = {
  prints: 'Prints',
  wall: 'For the wall',
  albums: 'Albums and books',
  press: 'Cards',
};

const order: readonly DepartmentId[] = ['prints', 'wall', 'albums', 'press'];

export interface ShownDepartment {
  id: DepartmentId;
  title: string;
  lede: string;
  products: readonly ProductSummary[];
}

/** The departments that make something for this, in the order of the shop. */
export function departmentsOf(
  { departments, products }: CatalogReply,
  tag: string | undefined,
): ShownDepartment[] {
  return order.flatMap((id) => {
    const made = products.filter(
      (product) => product.departmentId === id && (tag === undefined || product.tags.includes(tag)),
    );
    const department = departments.find((each) => each.id === id);
    if (made.length === 0 || department === undefined) return [];
    const lede = `Ready to ship in ${formatWorkingDays(department.productionDays)}.`;
    return [{ id, title: titles[id], lede, products: made }];
  });
}

export function listTags(products: readonly ProductSummary[]): string[] {
  return [...new Set(products.flatMap(({ tags }) => tags))].toSorted();
}
