import type { ManagedColumns, PublicColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { asksForJson } from '../../http/asks-for-json.ts';
import type { alreadySent } from '../../http/route.ts';
import { sendVersioned, versionedText, type VersionedText } from '../../http/versioned-text.ts';
import { TextCache } from '../../text-cache.ts';
import type { GalleryRow } from '../galleries/gallery-access.service.ts';
import { readColumnsText } from './photo-columns.service.ts';

/** Some eighty galleries of 3200 photos. */
const cacheBytes = 96 * 1_048_576;

interface Http {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Grid {
  whose: 'owner' | 'visitors';
  gallery: GalleryRow;
  sort: PhotoSort;
  windowWidth: string;
}

/** Grids of galleries, each made once per version and process: as columns, or as the page's own HTML. */
export function createPhotoGrids(deps: Dependencies) {
  const cache = new TextCache(cacheBytes);

  async function columnsText({ whose, gallery, sort }: Grid): Promise<VersionedText> {
    return cache.get(`${gallery.id} ${versionOf(whose, gallery)} ${whose} ${sort}`, async () =>
      versionedText(await readColumnsText(deps, whose, { galleryId: gallery.id, sort })),
    );
  }

  async function htmlText(grid: Grid): Promise<VersionedText> {
    const { whose, gallery, sort, windowWidth } = grid;
    const key = `${gallery.id} ${versionOf(whose, gallery)} ${whose} ${sort} ${windowWidth}`;
    return cache.get(key, async () => {
      const { text } = await columnsText(grid);
      // It was made of such columns a moment ago.
      const photos = JSON.parse(text) as ManagedColumns | PublicColumns;
      const props = { whose, photos, windowWidth: Number(windowWidth) };
      return versionedText(deps.pages.renderPartial('photo-grid', props));
    });
  }

  return {
    send: async ({ request, reply }: Http, grid: Grid): Promise<typeof alreadySent> => {
      const isJson = asksForJson(request);
      const text = isJson ? await columnsText(grid) : await htmlText(grid);
      void reply.type(`${isJson ? 'application/json' : 'text/html'}; charset=utf-8`);
      return sendVersioned(request, reply, text);
    },
  };
}

/** Owners see favorites counted, visitors do not. */
function versionOf(whose: Grid['whose'], gallery: GalleryRow): string {
  const { version, favoritesVersion } = gallery;
  return whose === 'owner' ? `${version}.${favoritesVersion}` : String(version);
}
