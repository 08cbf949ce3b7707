import type { GallerySort } from '@albumen/contract/endpoints/galleries';
import { buttonClass } from '@albumen/ui/button';
import { ChevronDownIcon, PlusIcon, SearchIcon } from '@albumen/ui/icons';
import '@albumen/ui/field.css';
import { Form, useSubmit } from 'react-router';
import { Link } from '../../shell/link.tsx';
import { href } from '../../paths.ts';

const sortLabels: Record<GallerySort, string> = {
  'created-desc': 'Newest first',
  created: 'Oldest first',
  'date-desc': 'Latest date first',
  date: 'Earliest date first',
  title: 'Title A to Z',
  'title-desc': 'Title Z to A',
};

/** Search and order are a plain form in the address: they can be linked, and Back undoes them. */
export function ShelfTools({ search, sort }: { search: string; sort: GallerySort }) {
  const submit = useSubmit();
  return (
    <div className="shelf-tools">
      <Form
        className="shelf-tools__form"
        onChange={({ currentTarget, target }) => {
          if (target instanceof HTMLSelectElement) void submit(currentTarget);
        }}
      >
        <label className="shelf-tools__search">
          <SearchIcon size={16} />
          <span className="visually-hidden">Search galleries</span>
          <input
            className="input"
            type="search"
            name="search"
            placeholder="Search"
            defaultValue={search}
          />
        </label>
        <label>
          <span className="visually-hidden">Order</span>
          <span className="select">
            <select className="input" name="sort" defaultValue={sort}>
              {Object.entries(sortLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDownIcon size={16} />
          </span>
        </label>
        <noscript>
          <button type="submit" className={buttonClass({})}>
            Search
          </button>
        </noscript>
      </Form>
      <Link to={href.galleryCreate()} className={buttonClass({ kind: 'primary' })}>
        <PlusIcon size={16} /> New gallery
      </Link>
    </div>
  );
}
