import { formatMonth } from '@albumen/domain/books/months';
import { Button } from '@albumen/ui/buttons/button';
import { SelectField } from '@albumen/ui/forms/select-field';
import { Form } from 'react-router';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';

interface MonthChoiceProps {
  months: readonly string[];
  /** Undefined while the newest sales are shown. */
  month: string | undefined;
}

/** A form that asks for another address, so that it works without script. */
export function MonthChoice({ months, month }: MonthChoiceProps) {
  const options = [
    { value: '', label: 'The newest' },
    ...months.map((value) => ({ value, label: formatMonth(value) })),
  ];
  return (
    <div className="sales__months">
      <Form method="get" action={href.sales()} className="sales__choice">
        <SelectField
          key={month ?? ''}
          name="month"
          label="Sales of"
          options={options}
          defaultValue={month ?? ''}
        />
        <Button type="submit">Show</Button>
      </Form>
      {month !== undefined && (
        <Link className="link" to={href.statement(month)}>
          Statement for {formatMonth(month)}
        </Link>
      )}
    </div>
  );
}
