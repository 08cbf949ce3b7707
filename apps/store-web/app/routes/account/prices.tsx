import { getMarkups, type Markups } from '@albumen/contract/endpoints/markups';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { MarkupForm } from '../../features/sales/markup-form.tsx';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import { load } from '../../shell/navigation/router-context.ts';
import '../../features/sales/sales.css';

export const handle = { pageType: 'Account', title: 'Your prices' } satisfies PageHandle;

export function loader(args: LoaderFunctionArgs): Promise<Markups> {
  return load(args, getMarkups);
}

export function Component() {
  return (
    <main id="main" className="sales" tabIndex={-1}>
      <header className="sales__head">
        <h1 className="title-lg">Your prices</h1>
        <Link className="link" to={href.sales()}>
          Your sales
        </Link>
      </header>
      <MarkupForm loaded={useLoaderData<Markups>()} />
    </main>
  );
}
