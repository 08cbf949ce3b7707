import { Button } from '@albumen/ui/buttons/button';
import { SearchIcon } from '@albumen/ui/icons';
import type { SubmitEvent } from 'react';
import { goTo } from '../shell/path.ts';
import { labelOf } from './labels.ts';

const statuses = [
  'authorized',
  'submitted_for_settlement',
  'settling',
  'settled',
  'voided',
  'processor_declined',
  'gateway_rejected',
  'settlement_declined',
  'failed',
];

const fields = [
  { name: 'orderId', label: 'Order id', pattern: undefined, title: undefined },
  { name: 'customerId', label: 'Customer id', pattern: undefined, title: undefined },
  { name: 'lastFour', label: 'Last four digits', pattern: '\\d{4}', title: 'Four digits' },
];

interface SearchFormProps {
  query: string;
  /** The same search once more. */
  onAgain: () => void;
}

/** Narrows the list; what is searched for stands in the address, so that it can be sent to somebody. */
export function SearchForm({ query, onAgain }: SearchFormProps) {
  const asked = new URLSearchParams(query);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const given = [...typed].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    const id = typed.get('id');
    if (typeof id === 'string' && id.trim() !== '') {
      return goTo(`/console/transactions/${encodeURIComponent(id.trim())}`);
    }
    const next = new URLSearchParams(given).toString();
    const href = next === '' ? '' : `?${next}`;
    return href === query ? onAgain() : goTo(`/console/transactions${href}`);
  };
  return (
    <search aria-label="Transactions">
      <form className="search" onSubmit={search}>
        <label>
          Status
          <select className="input" name="status" defaultValue={asked.get('status') ?? ''}>
            <option value="">Any</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {labelOf(status)}
              </option>
            ))}
          </select>
        </label>
        {fields.map(({ name, label, pattern, title }) => (
          <label key={name}>
            {label}
            <input
              className="input"
              name={name}
              pattern={pattern}
              title={title}
              defaultValue={asked.get(name) ?? ''}
              autoComplete="off"
            />
          </label>
        ))}
        <label>
          Transaction id
          <input className="input" name="id" autoComplete="off" />
        </label>
        <Button type="submit" icon={<SearchIcon />}>
          Search
        </Button>
      </form>
    </search>
  );
}
