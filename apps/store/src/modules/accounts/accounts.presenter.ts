import type { Account } from '@albumen/contract/endpoints/accounts';

interface AccountRow {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  whccId: string | null;
}

export function presentAccount(row: AccountRow & { isVerified: boolean }): Account {
  const { id, email, firstName, lastName, companyName, isVerified, whccId } = row;
  return {
    id,
    email,
    firstName,
    lastName,
    companyName,
    isVerified,
    ...(whccId !== null && { whccId }),
  };
}

export function presentAccountRow(row: AccountRow & { verifiedAt: Date | null }): Account {
  return presentAccount({ ...row, isVerified: row.verifiedAt !== null });
}
