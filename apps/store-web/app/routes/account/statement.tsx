import { getStatement, type Statement } from '@albumen/contract/endpoints/sales';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { StatementPage } from '../../features/sales/statement-page.tsx';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import { load } from '../../shell/navigation/router-context.ts';

export const handle = { pageType: 'Account', title: 'Statement' } satisfies PageHandle;

export function loader(args: LoaderFunctionArgs): Promise<Statement> {
  return load(args, getStatement, { params: { month: args.params['month'] ?? '' } });
}

export function Component() {
  return <StatementPage statement={useLoaderData<Statement>()} />;
}
