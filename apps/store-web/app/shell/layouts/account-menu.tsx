import type { Account } from '@albumen/contract/endpoints/accounts';
import { Link } from 'react-router';
import { href } from '../../paths.ts';

export function AccountMenu({ account }: { account: Account }) {
  return <Link to={href.account()}>{account.email}</Link>;
}
