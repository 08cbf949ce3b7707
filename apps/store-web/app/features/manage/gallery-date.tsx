import { editGalleryDate, type Gallery } from '@albumen/contract/endpoints/galleries';
import { dateInWords } from '@albumen/domain/dates/moment-in-words';
import { Button } from '@albumen/ui/button';
import { Disclosure } from '@albumen/ui/disclosure';
import { CalendarIcon } from '@albumen/ui/icons';
import { useEdit } from './use-edit.ts';

/** The photographer's own date, with a way to clear it; a calendar day, so it never slides. */
export function GalleryDate({ gallery }: { gallery: Gallery }) {
  const edit = useEdit();
  const change = (date: number | null) =>
    void edit(editGalleryDate, { params: { galleryId: gallery.galleryId }, body: { date } });
  const summary = gallery.date === null ? 'Date' : dateInWords(new Date(gallery.date));
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
        <label className="field__label">
          Date
          <input
            type="date"
            className="input"
            defaultValue={gallery.date === null ? '' : dayOf(gallery.date)}
            onChange={({ target }) => {
              if (target.value !== '') change(Date.parse(`${target.value}T00:00:00Z`));
            }}
          />
        </label>
        {gallery.date !== null && (
          <Button isDense kind="quiet" className="menu-item" onClick={() => change(null)}>
            Clear date
          </Button>
        )}
      </div>
    </Disclosure>
  );
}

function dayOf(date: number): string {
  return new Date(date).toISOString().slice(0, 10);
}
