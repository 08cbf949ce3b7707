import { labBrandFacts } from '@albumen/contract/brands';
import { Link, NavLink } from '../navigation/link.tsx';
import { href } from '../../paths.ts';
import { shopLinks } from '../../shop-links.ts';
import { useBrand } from '../shell-context.tsx';
import { useViewer } from '../viewer.ts';
import { Wordmark } from './wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import './site-header.css';
import { useCartCount } from '../cart-status.ts';

export interface SiteHeaderProps {
  /** Lower, and as wide as the window: above tools. */
  isSlim?: boolean;
}

export function SiteHeader({ isSlim }: SiteHeaderProps) {
  const brand = useBrand();
  const account = useViewer()?.account;
  return (
    <header className={isSlim ? 'site-header site-header--slim' : 'site-header'}>
      <Link
        to={href.home()}
        className="site-header__brand"
        aria-label={`${labBrandFacts[brand].name}, start page`}
      >
        <Wordmark brand={brand} />
      </Link>
      <nav className="site-header__nav" aria-label="Main">
        {account && <NavLink to={href.dashboard()}>Galleries</NavLink>}
        <NavLink to={shopLinks.shop()}>Shop</NavLink>
        <CartLink />
        <NavLink to={href.help()}>Help</NavLink>
        {account ? (
          <AccountMenu account={account} />
        ) : (
          <NavLink to={href.accountVerify('login')}>Sign in</NavLink>
        )}
      </nav>
    </header>
  );
}

function CartLink() {
  const count = useCartCount();
  return (
    <NavLink to={href.cart()}>
      <span>
        Cart
        {count > 0 && (
          <span className="site-header__count">
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden"> {count === 1 ? '1 item' : `${count} items`}</span>
          </span>
        )}
      </span>
    </NavLink>
  );
}
