import { cardPreviewUrl, type CardPreviewWidth } from '@albumen/contract/cards/card-preview';
import type { CardDetails, CardFaceKind, CardLayout } from '@albumen/contract/endpoints/cards';
import { foilColors } from '@albumen/contract/cards/foil-colors';
import type { CSSProperties, ReactNode } from 'react';
import type { ShownPhoto } from '../products/shown-photo.ts';
import { noFinish, type CardChoices, type CardOffer } from './card-choices.ts';
import { CardFace } from '../products/card-face.tsx';
import './card-view.css';

export interface CardViewProps {
  design: CardDetails;
  version: string;
  offer: CardOffer;
  choices: CardChoices;
  photos: readonly ShownPhoto[];
}

/** The card from all sides: the front large, then back, inside and the foil by itself. */
export function CardView({ design, version, offer, choices, photos }: CardViewProps) {
  const front = byId(offer.fronts, choices.frontLayout);
  const back = byId(offer.backs, choices.backLayout);
  const inside = byId(offer.insides, choices.mainLayout);
  const paper = offer.themes.find(({ id }) => id === choices.theme)?.paper ?? '#ffffff';
  const offered = offer.shapes.find(({ id }) => id === choices.shape);
  const cut = offered?.path;
  const url = (face: CardFaceKind, layout: CardLayout | undefined, width: CardPreviewWidth) =>
    cardPreviewUrl(version, {
      designId: design.designId,
      face,
      layout: layout?.id ?? '',
      width,
      ...finishesOf(choices),
      ...(offered && offered.id !== 'square' && { shape: offered.id }),
      theme: choices.theme,
    });
  const foil = `${url('front', front, 640)}&only=foil`;
  const used = front?.photoCount ?? 0;
  const { trim, insideTrim, name } = design;
  const common = { cut, paper, trim };
  return (
    <div className="card-view">
      <figure className="card-view__main">
        <div className="card-view__card" style={ratioOf(trim)}>
          <CardFace
            {...common}
            src={url('front', front, 1280)}
            places={front?.places ?? []}
            photos={photos}
            label={`${name}, front`}
            isLarge
            isFirst
          />
        </div>
      </figure>
      <div className="card-view__others">
        <Side label="Back" trim={trim}>
          <CardFace
            {...common}
            src={url('back', back, 640)}
            places={back?.places ?? []}
            photos={rotated(photos, used)}
            label={`${name}, back`}
          />
        </Side>
        {inside && insideTrim && (
          <Side label="Inside" trim={insideTrim}>
            <CardFace
              paper={paper}
              trim={insideTrim}
              fold={insideTrim.widthPt > trim.widthPt ? 'vertical' : 'horizontal'}
              src={url('inside', inside, 640)}
              places={inside.places}
              photos={rotated(photos, used)}
              label={`${name}, inside`}
            />
          </Side>
        )}
        {choices.foilDesign !== noFinish && (
          <Side label="Foil" trim={trim}>
            <CardFace
              {...common}
              paper="#1d1c1a"
              src={foil}
              places={[]}
              photos={[]}
              label={`${name}, its foil`}
            />
          </Side>
        )}
      </div>
    </div>
  );
}

interface SideProps {
  label: string;
  trim: CardDetails['trim'];
  children: ReactNode;
}

function Side({ label, trim, children }: SideProps) {
  return (
    <figure className="card-view__side">
      <div className="card-view__surround">
        <div className="card-view__card" style={ratioOf(trim)}>
          {children}
        </div>
      </div>
      <figcaption className="text-sm text-muted">{label}</figcaption>
    </figure>
  );
}

function ratioOf({ widthPt, heightPt }: CardDetails['trim']): CSSProperties {
  return { '--ratio': widthPt / heightPt };
}

function finishesOf({ foilDesign, foilColor, engraving }: CardChoices) {
  const color = foilColors.find((known) => known === foilColor);
  return {
    ...(foilDesign !== noFinish && color && { foilDesign, foilColor: color }),
    ...(engraving !== noFinish && { engraving }),
  };
}

function byId(layouts: readonly CardLayout[], wanted: string | undefined) {
  return layouts.find(({ id }) => id === wanted);
}

/** The back does not repeat the front's photo where there are others. */
function rotated(photos: readonly ShownPhoto[], by: number): readonly ShownPhoto[] {
  const first = photos.length === 0 ? 0 : by % photos.length;
  return [...photos.slice(first), ...photos.slice(0, first)];
}
