import { createHash } from 'node:crypto';
import { cardDesigns } from '@albumen/print/designs/card-designs';

/** Raised when previews are drawn otherwise than before. */
const drawnLike = 3;

/** Covers everything that a preview is drawn from: a new design, or a new way of drawing, has new addresses. */
export const designsVersion = createHash('sha256')
  .update(JSON.stringify([drawnLike, cardDesigns]))
  .digest('hex')
  .slice(0, 12);

/** Of today's previews, below `print/`: no row names them, and they stay while they are drawn like this. */
export const previewsFolder = `print/card-previews/${designsVersion}/`;
