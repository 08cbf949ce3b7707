import { refuse } from '../../http/refusal.ts';
import type { WholeCustomer } from './customer.presenter.ts';

type Filter = (whole: WholeCustomer) => WholeCustomer;

const everything: Filter = (whole) => whole;

const nothingBeside: Filter = ({ customer, now }) => ({
  customer: { ...customer, customFields: {} },
  addresses: [],
  methods: [],
  now,
});

/** https://developer.paypal.com/braintree/docs/reference/general/association-filtering */
const filters: ReadonlyMap<unknown, Filter> = new Map([
  [undefined, everything],
  // It leaves out subscriptions, of which there are none.
  ['f8124ed8', everything],
  ['353f78cc', nothingBeside],
]);

/** What of a customer an answer leaves out; 404 where the filter is unknown. */
export function readFilter(id: unknown): Filter {
  return filters.get(id) ?? refuse(404, 'There is no such association filter.');
}
