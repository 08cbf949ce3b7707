import { foreverPublic } from '@albumen/server-kit/cache-control';
import { calls } from '@albumen/contract/schemas/cards';
import type { Dependencies } from '../../dependencies.ts';
import { alreadySent, type Router } from '../../http/route.ts';
import { createCardPreviews } from './card-previews.service.ts';

export function addCardPreviews(route: Router, deps: Pick<Dependencies, 'files'>): void {
  const previews = createCardPreviews(deps);

  route(calls.getCardPreview, async ({ params: { version, file }, query, reply }) => {
    const designId = file.slice(0, -'.webp'.length);
    const bytes = await previews.get({ version, designId, look: query });
    void reply
      .type('image/webp')
      .headers({
        'cache-control': foreverPublic,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(bytes);
    return alreadySent;
  });
}
