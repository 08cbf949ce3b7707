import { AccountPage } from '../accounts/account-page.tsx';

export function ExpiredPage() {
  return (
    <AccountPage
      title="This gallery is closed"
      lead="Its photographer shared it until a day that has passed. The photos are kept: ask for a new link."
    />
  );
}
