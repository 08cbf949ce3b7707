import { editGalleryDate, type Gallery } from '@albumen/contract/endpoints/galleries';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { Button } from '@albumen/ui/buttons/button';
import { Disclosure } from '@albumen/ui/panels/disclosure';
import { CalendarIcon } from '@albumen/ui/icons';
import { useEdit } from './use-edit.ts';

/** The photographer's own date, with a way to clear it; a calendar day, so it never slides. */
export function GalleryDate({ gallery: { galleryId, date } }: { gallery: Gallery }) {
  const edit = useEdit();
  const change = (next: number | null) => {
    if (next !== date) void edit(editGalleryDate, { params: { galleryId }, body: { date: next } });
  };
  const summary = date === null ? 'Date' : formatDate(new Date(date));
  return (
    <Disclosure
      align="start"
      summary={
        <span className="button button--quiet button--dense">
          <CalendarIcon size={16} /> {summary}
        </span>
      }
    >
      <div className="manage__date">
        <label className="field__label" htmlFor="gallery-date">
          Date
        </label>
        <input
          // A new date from elsewhere starts the field anew.
          key={date}
          id="gallery-date"
          type="date"
          className="input"
          min="1800-01-01"
          max="2199-12-31"
          defaultValue={date === null ? '' : dayOf(date)}
          onBlur={({ target }) => {
            // While a year is typed, its first digits are years, too.
            if (target.value !== '' && target.validity.valid) change(midnightOf(target.value));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        {date !== null && (
          <Button isDense kind="quiet" className="menu-item" onClick={() => change(null)}>
            Clear date
          </Button>
        )}
      </div>
    </Disclosure>
  );
}

function midnightOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(date: number): string {
  return new Date(date).toISOString().slice(0, 10);
}
