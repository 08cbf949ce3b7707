import { cardPreviewUrl } from '@albumen/contract/cards/card-preview';
import type { CardSummary } from '@albumen/contract/endpoints/cards';
import { formatPrice } from '@albumen/domain/money/format-price';
import { shopLinks, type ShopQuery } from '../../shop-links.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { Swatch } from '../products/option-group.tsx';
import type { ShownPhoto } from '../products/shown-photo.ts';
import { CardFace } from '../products/card-face.tsx';
import { occasionLabels } from './card-labels.ts';
import { shownFront, shownTheme, type CardFilters } from './filter-cards.ts';

export interface CardTileProps {
  design: CardSummary;
  version: string;
  currency: string;
  filters: CardFilters;
  photos: readonly ShownPhoto[];
  /** What goes along to the design's page. */
  query: ShopQuery;
  isFirst?: boolean;
}

/** The drawing that a tile shows. */
export function tilePreview(design: CardSummary, version: string, filters: CardFilters): string {
  const [foil] = design.foilDesigns;
  return cardPreviewUrl(version, {
    designId: design.designId,
    face: 'front',
    layout: shownFront(design, filters)?.id ?? '',
    theme: shownTheme(design, filters)?.id ?? '',
    ...(foil && { foilDesign: foil.id, foilColor: 'gold' }),
    width: 640,
  });
}

/** How wide a card is drawn in its box of 4 by 5, so that all look equally near. */
function widthIn({ widthPt, heightPt }: CardSummary['trim']): string {
  return `${Math.min(76, (76 * 1.25 * widthPt) / heightPt).toFixed(1)}%`;
}

export function CardTile(props: CardTileProps) {
  const { design, version, currency, filters, photos, query, isFirst } = props;
  const { designId, name, trim, themeOptions, fromMinor } = design;
  const front = shownFront(design, filters);
  const theme = shownTheme(design, filters);
  const choices = new URLSearchParams({
    ...(theme !== themeOptions[0] && theme && { theme: theme.id }),
    ...(front !== design.fronts[0] && front && { frontLayout: front.id }),
  }).toString();
  return (
    <Link className="card-tile" to={shopLinks.card(designId, query, choices || undefined)}>
      <span className="card-tile__picture">
        <span style={{ width: widthIn(trim) }}>
          <CardFace
            src={tilePreview(design, version, filters)}
            trim={trim}
            photos={photos}
            places={front?.places ?? []}
            label={`${name}, ${occasionLabels[design.occasion]} card`}
            {...(theme && { paper: theme.paper })}
            isFirst={isFirst === true}
          />
        </span>
      </span>
      <span className="card-tile__words">
        <span className="card-tile__name title-sm">{name}</span>
        <span className="text-sm text-muted">{occasionLabels[design.occasion]}</span>
        <span className="card-tile__facts text-sm">
          <data value={fromMinor}>From {formatPrice(fromMinor, currency)}</data>
          <span className="card-tile__themes">
            <span className="visually-hidden">{themeOptions.length} colors</span>
            {themeOptions.map(({ id, paper, accent }) => (
              <Swatch key={id} color={paper} second={accent} />
            ))}
          </span>
        </span>
      </span>
    </Link>
  );
}
