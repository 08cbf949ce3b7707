import { rights, type OperatorRole, type Right } from '@albumen/contract/rights';

const all = Object.keys(rights) as Right[]; // its own keys

/** Those that only look; mail is people's own words, and links in it let somebody in. */
const looking = all.filter((right) => right.endsWith(':read') && right !== 'mail:read');

const rightsOfOperators: Record<OperatorRole, readonly Right[]> = {
  administrator: all,
  support: [
    'orders:read',
    'orders:support',
    'lab:read',
    'lab:manage',
    'discounts:read',
    'accounts:read',
    'accounts:manage',
    'mail:read',
  ],
  finance: [
    'orders:read',
    'orders:refund',
    'discounts:read',
    'discounts:manage',
    'payouts:read',
    'payouts:pay',
    'books:read',
    'books:settle',
    'accounts:read',
  ],
  technician: ['system:read', 'jobs:manage', 'lab:read', 'lab:manage'],
  observer: looking,
};

/** Every right that operators of a role hold, in the order of the list. */
export function rightsOfOperator(role: OperatorRole): readonly Right[] {
  return all.filter((right) => rightsOfOperators[role].includes(right));
}
