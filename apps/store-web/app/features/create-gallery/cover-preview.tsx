import type { Brand } from '@albumen/contract/endpoints/brands';
import { formatDate } from '@albumen/domain/dates/format-moment';
import type { GalleryDraft } from './use-draft.ts';
import './cover-preview.css';

/** The title page, set as it is typed. Everything on it is said by the fields beside it. */
export function CoverPreview({ draft, brand }: { draft: GalleryDraft; brand: Brand }) {
  const { title, occasion, date, businessName } = draft;
  const hasLogo = brand.logoUrl !== null && brand.logoStyle === 'logo';
  const facts = [occasion.trim(), dateOf(date)].filter((fact) => fact !== '').join(', ');
  return (
    <aside className="cover-preview" aria-hidden="true">
      <div className="cover-preview__sheet">
        <p className="cover-preview__facts text-sm">{facts}</p>
        <p className="cover-preview__title title-lg" data-empty={title.trim() === '' || undefined}>
          {title.trim() === '' ? 'Untitled' : title}
        </p>
        {hasLogo ? (
          <img className="cover-preview__logo" src={brand.logoUrl ?? ''} alt="" />
        ) : (
          <p className="cover-preview__by">{businessName}</p>
        )}
      </div>
    </aside>
  );
}

function dateOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? '' : formatDate(date);
}
