import { labBrandFacts } from '@albumen/contract/brands';
import { Link } from 'react-router';
import { href } from '../../paths.ts';
import { useBrand } from '../shell-context.tsx';
import { useViewer } from '../viewer.ts';
import { Wordmark } from '../wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';

export function SiteHeader({ isSlim }: { isSlim?: boolean }) {
  const brand = useBrand();
  const viewer = useViewer();
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
        {viewer?.account && <Link to={href.dashboard()}>Galleries</Link>}
        <Link to={href.help()}>Help</Link>
        {viewer?.account ? (
          <AccountMenu account={viewer.account} />
        ) : (
          <Link to={href.accountVerify('login')}>Sign in</Link>
        )}
      </nav>
    </header>
  );
}
