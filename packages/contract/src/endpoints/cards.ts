import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/cards.ts';
import type { ShownGallery } from './catalog.ts';

/** The card designs of this host's lab brand, as the grid lists them. */
export type CardsReply = z.infer<typeof schemas.cardsReply>;
export type CardSummary = z.infer<typeof schemas.cardSummary>;
/** One design with everything that can be chosen on it. */
export type CardReply = z.infer<typeof schemas.cardReply>;
export type CardDetails = CardReply['design'];
export type CardLayout = z.infer<typeof schemas.cardLayout>;
export type CardTheme = z.infer<typeof schemas.cardTheme>;
export type CardShape = z.infer<typeof schemas.cardShape>;
export type PhotoPlace = z.infer<typeof schemas.photoPlace>;
export type CardFaceKind = CardPreviewQuery['face'];
export type CardOccasion = CardSummary['occasion'];
export type PaperColor = CardTheme['color'];
export type CardPreviewQuery = z.infer<typeof schemas.cardPreviewQuery>;

export const listCards = endpoint<{ query: ShownGallery; reply: CardsReply }>({
  method: 'GET',
  path: '/catalog/cards',
});

export const getCard = endpoint<{
  params: { designId: string };
  query: ShownGallery;
  reply: CardReply;
}>({ method: 'GET', path: '/catalog/cards/:designId' });

/** A drawing of one side; its address never gets other bytes. */
export const getCardPreview = endpoint<{
  params: { version: string; file: string };
  query: CardPreviewQuery;
  reply: undefined;
}>({ method: 'GET', path: '/card-previews/:version/:file' });
