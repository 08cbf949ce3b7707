import { z } from 'zod';
import { cardPreviewWidths } from '../cards/card-preview.ts';
import { foilColors } from '../cards/foil-colors.ts';
import * as endpoints from '../endpoints/cards.ts';
import { declareCalls } from './declare-calls.ts';
import { shopPhotosQuery } from './shop-photos.ts';

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/i)
  .max(60);

export const cardFaces = ['front', 'back', 'inside'] as const;
export const cardShapes = ['square', 'rounded', 'arch', 'oval', 'scalloped', 'ticket'] as const;
export const occasions = [
  'wedding',
  'saveTheDate',
  'thankYou',
  'birth',
  'birthday',
  'holiday',
  'newYear',
  'graduation',
  'anniversary',
  'invitation',
] as const;

/** What a theme's paper looks like from across the room: what people filter by. */
export const paperColors = [
  'white',
  'cream',
  'blush',
  'red',
  'green',
  'blue',
  'lilac',
  'brown',
  'dark',
] as const;

/** Where a photo lies on a face, as fractions of the trimmed face. */
export const photoPlace = z.object({
  id: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Clockwise around its middle. */
  angleDegrees: z.number(),
});

export const cardLayout = z.object({
  id: z.string(),
  name: z.string(),
  photoCount: z.number().int(),
  places: z.array(photoPlace),
});

export const cardTheme = z.object({
  id: z.string(),
  name: z.string(),
  paper: z.string(),
  ink: z.string(),
  accent: z.string(),
  color: z.enum(paperColors),
});

export const cardFinish = z.object({
  id: z.string(),
  name: z.string(),
  faces: z.array(z.enum(cardFaces)),
});

export const cardShape = z.object({
  id: z.enum(cardShapes),
  /** SVG path data of the cut, in points of the trim; absent when it is the trim itself. */
  path: z.string().optional(),
});

/** What the grid shows of a design. */
export const cardSummary = z.object({
  designId: z.string(),
  name: z.string(),
  occasion: z.enum(occasions),
  family: z.enum(['flatCard', 'foldedCard']),
  orientation: z.enum(['portrait', 'landscape', 'square']),
  /** The trimmed card as it is drawn; it is made in other sizes of nearly this shape, too. */
  trim: z.object({ widthPt: z.number(), heightPt: z.number() }),
  themeOptions: z.array(cardTheme),
  photoCounts: z.array(z.number().int()),
  shapes: z.array(cardShape),
  foilDesigns: z.array(cardFinish),
  engravings: z.array(cardFinish),
  fronts: z.array(cardLayout),
  /** Addresses of the card as it is shown first; main is a folded card's inside, else its front. */
  front: z.string(),
  back: z.string(),
  main: z.string(),
  /** The cheapest pack that it can be printed on. */
  fromMinor: z.number().int(),
});

export const cardsReply = z.object({
  currency: z.string(),
  /** The version of the designs: part of the addresses of their previews. */
  version: z.string(),
  designs: z.array(cardSummary),
});

export const cardParams = z.object({ designId: id });

/** A product that the design can be printed on, in these sizes. */
export const cardProduct = z.object({ productId: z.string(), sizeIds: z.array(z.string()) });

export const cardReply = z.object({
  currency: z.string(),
  version: z.string(),
  design: cardSummary.extend({
    backs: z.array(cardLayout),
    /** Insides of folded cards; each is a whole unfolded sheet. */
    insides: z.array(cardLayout),
    insideTrim: z.object({ widthPt: z.number(), heightPt: z.number() }).optional(),
    products: z.array(cardProduct),
  }),
  /** Designs for the same occasion. */
  matching: z.array(cardSummary),
});

export const cardPreviewParams = z.object({
  version: z.string().regex(/^[0-9a-f]{12}$/),
  file: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.webp$/)
    .max(80),
});

export const cardPreviewQuery = z.object({
  face: z.enum(cardFaces),
  layout: id,
  theme: id,
  foilDesign: id.optional(),
  foilColor: z.enum(foilColors).optional(),
  engraving: id.optional(),
  /** What the card is cut to; square when left out. */
  shape: z.enum(cardShapes).optional(),
  /** The foil alone, on nothing. */
  only: z.literal('foil').optional(),
  width: z.enum(cardPreviewWidths.map(String)),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  listCards: { query: shopPhotosQuery, reply: cardsReply },
  getCard: { params: cardParams, query: shopPhotosQuery, reply: cardReply },
  getCardPreview: { params: cardPreviewParams, query: cardPreviewQuery, reply: z.undefined() },
});
