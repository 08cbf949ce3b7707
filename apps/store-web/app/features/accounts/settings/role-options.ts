import { studioRoleNames, studioRoles } from '@albumen/contract/rights';

/** What a member can be, in a select field. */
export const roleOptions = studioRoleNames.map((value) => ({
  value,
  label: `${studioRoles[value].label}: ${studioRoles[value].words.toLowerCase()}`,
}));
