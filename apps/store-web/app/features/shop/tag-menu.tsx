import { Disclosure } from '@albumen/ui/panels/disclosure';
import { ChevronDownIcon } from '@albumen/ui/icons';
import { Link } from '../../shell/navigation/link.tsx';
import { shopLinks, type ShopQuery } from '../../shop-links.ts';

export interface TagMenuProps {
  tags: readonly string[];
  tag: string | undefined;
  query: ShopQuery;
}

/** What products are for, as links: it works without scripts, and each choice has an address. */
export function TagMenu({ tags, tag, query }: TagMenuProps) {
  return (
    <Disclosure
      align="start"
      className="shop-tags"
      summary={
        <>
          <span className="text-muted">Looking for</span> {tag ?? 'anything'}
          <ChevronDownIcon size={14} />
        </>
      }
    >
      <ul className="shop-tags__list plain-list">
        {[undefined, ...tags].map((each) => (
          <li key={each ?? ''}>
            <Link
              className="menu-item"
              to={shopLinks.shop({ ...query, for: each })}
              aria-current={each === tag ? 'true' : undefined}
              preventScrollReset
            >
              {each ?? 'anything'}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
