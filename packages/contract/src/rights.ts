/**
 * Everything that one person may do and another may not, of operators and of a studio's members: each
 * with its words. Calls name the right that they need, roles those that they hold.
 */
export const rights = {
  'system:read': 'See jobs, disk and proxies',
  'jobs:manage': 'Try failed jobs again, or give them up',
  'mail:read': 'Read mail that was sent',
  'orders:read': 'See orders and questions about them',
  'orders:support': 'Answer customers',
  'orders:refund': 'Return money',
  'lab:read': 'See what the lab makes',
  'lab:manage': 'Send to the lab again, give up, enter parcels',
  'discounts:read': 'See discount codes',
  'discounts:manage': 'Put discount codes up and end them',
  'payouts:read': 'See what photographers are due',
  'payouts:pay': 'Note that photographers were paid',
  'books:read': 'See the books',
  'books:settle': 'Compare with the provider and explain gaps',
  'accounts:read': 'Find accounts, orders and payments, and read their stories',
  'accounts:manage': 'End sessions of accounts, reset second factors, suspend and restore them',
  'audit:read': 'See who changed what, and export it',
  'operators:read': 'See who the operators are',
  'operators:manage': 'Invite operators, change what they may do',
} as const;

export type Right = keyof typeof rights;

/** What an operator can be; what each may do is the domain's. */
export const operatorRoles = {
  administrator: { label: 'Administrator', words: 'Everything, and who the operators are' },
  support: { label: 'Support', words: 'Orders, customers, mail and the lab' },
  finance: { label: 'Finance', words: 'Refunds, discounts, payouts and the books' },
  technician: { label: 'Technician', words: 'Jobs, disk and the lab' },
  observer: { label: 'Observer', words: 'Looks at everything but mail, changes nothing' },
} as const;

export type OperatorRole = keyof typeof operatorRoles;

export const operatorRoleNames = Object.keys(operatorRoles) as OperatorRole[]; // its own keys

/** What members of a studio may do in it; the account that the studio is holds all of them. */
export const studioRights = {
  'galleries:see': 'See galleries, photos and who looks at them',
  'galleries:change': 'Make, change and share galleries, upload and delete photos',
  'brand:change': 'Change names, logos and colors',
  'sales:see': 'See sales, statements and payment links',
  'links:change': 'Make, mail and cancel payment links',
  'prices:change': 'Change prices',
  'payouts:change': 'See and change where payouts go',
  'members:manage': 'Invite members, change what they may do',
} as const;

export type StudioRight = keyof typeof studioRights;

export const studioRightNames = Object.keys(studioRights) as StudioRight[]; // its own keys

/** What a member can be; what each may do is the domain's. */
export const studioRoles = {
  owner: { label: 'Owner', words: 'Everything, and who the members are' },
  editor: { label: 'Editor', words: 'Galleries, uploads and sharing' },
  sales: { label: 'Sales', words: 'Payment links, sales and statements' },
  viewer: { label: 'Viewer', words: 'Looks at galleries, changes nothing' },
} as const;

export type StudioRole = keyof typeof studioRoles;

export const studioRoleNames = Object.keys(studioRoles) as StudioRole[]; // its own keys
