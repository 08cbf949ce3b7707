import type { PaymentLinks } from '@albumen/contract/endpoints/payment-links';
import { buttonClass } from '@albumen/ui/buttons/button';
import { PlusIcon } from '@albumen/ui/icons';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LinkList } from '../../features/payment-links/link-list.tsx';
import { asPart, listPaymentLinks } from '../../features/payment-links/list-call.ts';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import { load } from '../../shell/navigation/router-context.ts';
import '../../features/payment-links/payment-links.css';

export const handle = { pageType: 'PaymentLinks', title: 'Payment links' } satisfies PageHandle;

export function loader(args: LoaderFunctionArgs): Promise<PaymentLinks> {
  return load(args, listPaymentLinks, { headers: asPart });
}

export function Component() {
  const loaded = useLoaderData<PaymentLinks>();
  return (
    <main id="main" className="payment-links" tabIndex={-1}>
      <header className="payment-links__head">
        <h1 className="title-lg">Payment links</h1>
        {loaded.links.length > 0 && (
          <p className="payment-links__actions">
            <a className={buttonClass({})} href={href.paymentLinksCsv()} download>
              Export CSV
            </a>
            <Link className={buttonClass({ kind: 'primary' })} to={href.paymentLinkNew()}>
              <PlusIcon size={16} /> New payment link
            </Link>
          </p>
        )}
      </header>
      <LinkList loaded={loaded} />
    </main>
  );
}
