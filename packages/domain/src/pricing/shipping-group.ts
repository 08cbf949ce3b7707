import type { DepartmentId } from '@albumen/contract/catalog/families';
import type { Department } from '@albumen/contract/catalog/product';

/**
 * The key of what ships together: the department, and in departments that make each design by itself
 * the design space too: `wall`, `press:0b7c…`.
 */
export function shippingGroupOf(
  departmentId: DepartmentId,
  departments: readonly Department[],
  designSpaceId: string,
): string {
  const isPerDesign = departments.find(({ id }) => id === departmentId)?.isPerDesign ?? false;
  return isPerDesign ? `${departmentId}:${designSpaceId}` : departmentId;
}
