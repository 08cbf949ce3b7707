import type { Account } from '@albumen/contract/endpoints/accounts';
import { Disclosure } from '@albumen/ui/panels/disclosure';
import { UserIcon } from '@albumen/ui/icons';
import { Link } from '../navigation/link.tsx';
import { href } from '../../paths.ts';
import { splitOff } from '../split-off.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

/* Guests never see it, and nobody before the menu is open. */
const Business = splitOff('app/shell/layouts/business-links.tsx', async () => {
  const { BusinessLinks } = await import('./business-links.tsx');
  return BusinessLinks;
});

export interface AccountMenuProps {
  account: Account;
  /** In another photographer's studio: what is a photographer's own stays out of sight. */
  isGuest: boolean;
}

export function AccountMenu({ account, isGuest }: AccountMenuProps) {
  return (
    <Disclosure className="account-menu" summary={<UserIcon />} label="Account">
      <p className="account-menu__who">
        <span className="account-menu__name">
          {account.firstName} {account.lastName}
        </span>
        <span className="text-sm text-muted">{account.email}</span>
      </p>
      <hr className="disclosure__rule" />
      <Link className="menu-item" to={href.dashboard()}>
        {isGuest ? 'My galleries' : 'Galleries'}
      </Link>
      <Link className="menu-item" to={href.orders()}>
        Orders
      </Link>
      <Link className="menu-item" to={href.account()}>
        Account settings
      </Link>
      {!isGuest && <Business />}
      <Link className="menu-item" to={href.signOut()}>
        Sign out
      </Link>
      <hr className="disclosure__rule" />
      <SchemeSwitch />
    </Disclosure>
  );
}
