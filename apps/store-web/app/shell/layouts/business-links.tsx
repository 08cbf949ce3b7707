import { href } from '../../paths.ts';
import { Link } from '../navigation/link.tsx';
import { useMay } from '../use-may.ts';

/** What photographers look after beside their galleries. */
export function BusinessLinks() {
  const seesSales = useMay('sales:see');
  return (
    <>
      {seesSales && (
        <Link className="menu-item" to={href.paymentLinks()}>
          Payment links
        </Link>
      )}
      <Link className="menu-item" to={href.accountBrand()}>
        Your brand
      </Link>
      {seesSales && (
        <>
          <Link className="menu-item" to={href.accountPrices()}>
            Your prices
          </Link>
          <Link className="menu-item" to={href.sales()}>
            Sales
          </Link>
        </>
      )}
    </>
  );
}
