import type { AutocompleteLog, UpdateUserBody } from '@albumen/contract/endpoints/accounts';
import type { SentForm } from '../../../shell/forms/form-outcome.ts';

/** The settings group of a sent form; undefined for a form that is none. */
export function updateBodyOf({ form, values }: SentForm): UpdateUserBody | undefined {
  const field = (name: string) => values[name] ?? '';
  switch (form) {
    case 'name':
      return {
        group: 'name',
        values: {
          firstName: field('firstName'),
          lastName: field('lastName'),
          companyName: field('companyName'),
        },
      };
    case 'email':
      return { group: 'email', values: { email: field('email'), password: field('password') } };
    case 'password':
      return {
        group: 'password',
        values: { currentPassword: field('currentPassword'), password: field('password') },
      };
    case 'shippingAddress':
      return {
        group: 'shippingAddress',
        values: {
          name: field('name'),
          address1: field('address1'),
          address2: field('address2'),
          city: field('city'),
          state: field('state'),
          zip: field('zip'),
          country: field('country'),
        },
        ...logsOf(field('autocompleteLogs')),
        addressValidated: field('isChosen') === 'true',
      };
    default:
      return undefined;
  }
}

/* Without script there are none. */
function logsOf(json: string): { autocompleteLogs?: AutocompleteLog[] } {
  if (json === '') return {};
  return { autocompleteLogs: JSON.parse(json) as AutocompleteLog[] }; // written by the form's script
}
