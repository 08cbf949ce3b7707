import { studioRightNames, type StudioRight, type StudioRole } from '@albumen/contract/rights';

const rightsOfMembers: Record<StudioRole, readonly StudioRight[]> = {
  owner: studioRightNames,
  editor: ['galleries:see', 'galleries:change'],
  sales: ['galleries:see', 'sales:see', 'links:change'],
  viewer: ['galleries:see'],
};

/** Every right that members of a role hold in the studio, in the order of the list. */
export function rightsOfMember(role: StudioRole): readonly StudioRight[] {
  return studioRightNames.filter((right) => rightsOfMembers[role].includes(right));
}
