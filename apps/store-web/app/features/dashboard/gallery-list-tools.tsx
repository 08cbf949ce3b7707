import type { GallerySort } from '@albumen/contract/endpoints/galleries';
import { buttonClass } from '@albumen/ui/buttons/button';
import { ChevronDownIcon, SearchIcon } from '@albumen/ui/icons';
import '@albumen/ui/forms/field.css';
import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';

const sortLabels: Record<GallerySort, string> = {
  'created-desc': 'Newest first',
  created: 'Oldest first',
  'date-desc': 'Latest date first',
  date: 'Earliest date first',
  title: 'Title A to Z',
  'title-desc': 'Title Z to A',
};

const pauseMs = 300;

/** Search and order are a plain form in the address: they can be linked, and Back undoes them. */
export function GalleryListTools({ search, sort }: { search: string; sort: GallerySort }) {
  const submit = useSubmit();
  const addressNow = addressWith({ search, sort });
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Back and forth change the address; what is being typed is left alone.
    if (field.current && field.current !== document.activeElement) field.current.value = search;
  }, [search]);
  const send = () => {
    clearTimeout(timer.current);
    if (!form.current || addressOf(form.current) === addressNow) return;
    void submit(form.current, { replace: search !== '', preventScrollReset: true });
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  return (
    <search>
      <Form
        ref={form}
        className="gallery-list-tools"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label className="gallery-list-tools__search">
          <SearchIcon size={16} />
          <span className="visually-hidden">Search galleries</span>
          <input
            ref={field}
            className="input"
            type="search"
            name="search"
            placeholder="Search"
            autoComplete="off"
            defaultValue={search}
            onInput={() => {
              clearTimeout(timer.current);
              timer.current = setTimeout(() => latest.current(), pauseMs);
            }}
          />
        </label>
        <label className="gallery-list-tools__sort">
          <span className="visually-hidden">Order</span>
          <span className="select">
            <select className="input" name="sort" defaultValue={sort} onChange={send}>
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
    </search>
  );
}

function addressOf(form: HTMLFormElement): string {
  const typed = new FormData(form);
  return addressWith({ search: textOf(typed.get('search')), sort: textOf(typed.get('sort')) });
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

function addressWith(fields: { search: string; sort: string }): string {
  return new URLSearchParams(fields).toString();
}
