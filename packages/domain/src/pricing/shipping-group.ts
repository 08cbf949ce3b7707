import type { DepartmentId } from '@albumen/contract/catalog/families';
import type { Department } from '@albumen/contract/catalog/product';

/**
 * The key of what ships together: the department, and in departments that make each design by itself
 * the design too: `wall`, `press:wreath`.
 */
export function shippingGroupOf(
  departmentId: DepartmentId,
  departments: readonly Department[],
  designId: string | undefined,
): string {
  const isPerDesign = departments.find(({ id }) => id === departmentId)?.isPerDesign ?? false;
  return isPerDesign && designId !== undefined ? `${departmentId}:${designId}` : departmentId;
}
