/** The groups of settings, in the order of the page; a tab each. */
export const settingsTabs = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email' },
  { name: 'password', label: 'Password' },
  { name: 'security', label: 'Passkeys and codes' },
  { name: 'shippingAddress', label: 'Shipping address' },
  { name: 'brand', label: 'Brand' },
  { name: 'team', label: 'Team' },
  { name: 'devices', label: 'Devices' },
  { name: 'data', label: 'Your data' },
] as const;

export type SettingsTab = (typeof settingsTabs)[number]['name'];
