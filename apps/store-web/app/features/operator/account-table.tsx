import { ScrollRegion } from './scroll-region.tsx';
import type { OperatorAccounts } from '@albumen/contract/endpoints/operator';
import { labBrandFacts } from '@albumen/contract/brands';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatSize } from '@albumen/domain/sizes/format-size';

export function AccountTable({ accounts }: { accounts: OperatorAccounts }) {
  return (
    <ScrollRegion label="Newest accounts">
      <table className="operator__table">
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Brand</th>
            <th scope="col">Galleries</th>
            <th scope="col">Photos</th>
            <th scope="col">Size</th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {accounts.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.email}
                {row.deletionDueAt !== null && (
                  <span className="text-sm text-muted">
                    {' '}
                    closes {formatDate(new Date(row.deletionDueAt))}
                  </span>
                )}
              </th>
              <td>{labBrandFacts[row.labBrand].name}</td>
              <td>{row.galleries.toLocaleString('en-US')}</td>
              <td>{row.photos.toLocaleString('en-US')}</td>
              <td>{formatSize(row.sizeBytes)}</td>
              <td>{formatDate(new Date(row.createdAt))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
