import { editGalleryDate, type Gallery } from '@albumen/contract/endpoints/galleries';
import { galleryYears } from '@albumen/contract/forms/gallery-forms';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { Button } from '@albumen/ui/buttons/button';
import { Disclosure } from '@albumen/ui/panels/disclosure';
import { CalendarIcon } from '@albumen/ui/icons';
import { DaySetting } from './day-setting.tsx';
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
        <DaySetting
          key={date}
          name="date"
          label="Date"
          day={date === null ? '' : dayOf(date)}
          years={galleryYears}
          onChange={(day) => change(day === null ? null : midnightOf(day))}
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
