import { labBrandFacts } from '@albumen/contract/brands';
import type { OrderedStudio } from '@albumen/contract/endpoints/shop-photos';
import { Link, NavLink } from '../navigation/link.tsx';
import { href } from '../../paths.ts';
import { shopLinks } from '../../shop-links.ts';
import { useBrand } from '../shell-context.tsx';
import { useStudio, useViewer } from '../viewer.ts';
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
  const studio = useStudio();
  return (
    <header className={isSlim ? 'site-header site-header--slim' : 'site-header'}>
      {studio ? (
        <StudioMark studio={studio} />
      ) : (
        <Link
          to={href.home()}
          className="site-header__brand"
          aria-label={`${labBrandFacts[brand].name}, start page`}
        >
          <Wordmark brand={brand} />
        </Link>
      )}
      <nav className="site-header__nav" aria-label="Main">
        {account && !studio && <NavLink to={href.dashboard()}>Galleries</NavLink>}
        {studio?.hasShop !== false && <NavLink to={shopLinks.shop()}>Shop</NavLink>}
        <CartLink />
        <NavLink to={href.help()}>Help</NavLink>
        {account && <AccountMenu account={account} isGuest={studio !== undefined} />}
        {account === null && !studio && <NavLink to={href.accountVerify('login')}>Sign in</NavLink>}
      </nav>
    </header>
  );
}

/** A guest stays with whose photos these are; the lab stands at the foot. */
function StudioMark({ studio: { name, logoUrl, gallery } }: { studio: OrderedStudio }) {
  const mark = logoUrl === null ? name : <img src={logoUrl} alt={name} />;
  if (gallery === null) {
    return (
      <div className="site-header__studio">
        <span className="site-header__studio-name">{mark}</span>
      </div>
    );
  }
  const back = href.gallery(gallery.shareId);
  return (
    <div className="site-header__studio">
      <Link to={back} className="site-header__studio-name">
        {mark || gallery.title}
      </Link>
      <Link to={back} className="site-header__back text-sm">
        <span aria-hidden="true">← </span>
        <span className="visually-hidden">Back to </span>
        {gallery.title}
      </Link>
    </div>
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
