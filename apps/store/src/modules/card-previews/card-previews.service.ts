import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CardPreviewQuery } from '@albumen/contract/endpoints/cards';
import { cardDesigns } from '@albumen/print/designs/card-designs';
import type { CardDesign } from '@albumen/print/cards/card-design';
import type { FontSet } from '@albumen/print/fonts/font-set';
import { layout } from '@albumen/print/drawing/layout';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { designsVersion, previewsFolder } from './designs-version.ts';
import { previewFace, trimOf } from './preview-face.ts';

export interface CardPreviews {
  /** WebP bytes; drawn at the first request, kept in the file store from then on. */
  get(request: PreviewRequest): Promise<Buffer>;
}

export interface PreviewRequest {
  version: string;
  designId: string;
  look: CardPreviewQuery;
}

export function createCardPreviews({ files }: Pick<Dependencies, 'files'>): CardPreviews {
  const making = new Map<string, Promise<Buffer>>();
  const draw = createDrawer();
  /** One after the other: a grid asks for dozens, and this process has others to answer. */
  let last: Promise<unknown> = Promise.resolve();

  async function make(key: string, design: CardDesign, look: CardPreviewQuery): Promise<Buffer> {
    const kept = await files.stat(key);
    if (kept !== undefined) return buffer(await files.read(key));
    const drawn = last.then(() => draw(design, look));
    last = drawn.catch(() => undefined);
    const bytes = await drawn;
    await files.put(key, Readable.from([bytes], { objectMode: false }), {
      contentType: 'image/webp',
    });
    return bytes;
  }

  return {
    async get({ version, designId, look }) {
      const design = cardDesigns.find(({ id }) => id === designId);
      if (version !== designsVersion || design === undefined) fail('notFound');
      const key = keyOf(designId, look);
      const running = making.get(key) ?? make(key, design, look).finally(() => making.delete(key));
      making.set(key, running);
      return running;
    },
  };
}

function keyOf(designId: string, look: CardPreviewQuery): string {
  const chosen = Object.entries(look).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const name = createHash('sha256')
    .update(JSON.stringify([designId, chosen]))
    .digest('hex');
  return `${previewsFolder}${name.slice(0, 40)}.webp`;
}

/** The library that draws, and its fonts, are loaded with the first preview. */
function createDrawer() {
  let fonts: Promise<FontSet> | undefined;
  return async (design: CardDesign, look: CardPreviewQuery): Promise<Buffer> => {
    const face = previewFace(design, look);
    if (face === undefined) fail('notFound');
    const { renderOverlay } = await import('@albumen/print/server/overlay');
    const { readServerFonts } = await import('@albumen/print/server/fonts');
    fonts ??= readServerFonts();
    const { family } = design;
    const geometry = { trim: trimOf(design, look.face), bleed: 9, safe: 9 };
    const background = look.only === 'foil' ? ('#00000000' as const) : face.background;
    const [drawing] = layout(
      {
        version: 1,
        family,
        faces: [{ ...face, background }],
        ...(look.foilColor && { foilColor: look.foilColor }),
      },
      { product: { family, faces: { [look.face]: geometry } }, fonts: await fonts },
    );
    if (drawing === undefined) throw new Error(`${design.id} drew nothing`);
    return renderOverlay(drawing, Number(look.width));
  };
}
