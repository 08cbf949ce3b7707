import { addItems } from '@albumen/contract/endpoints/cart';
import { createDesignSpaces, type NewDesignSpace } from '@albumen/contract/endpoints/editor';
import type { Call } from '../../../shell/api/api.ts';
import type { Opening } from '../opening/opening.ts';
import type { Bulk, BulkPrint } from './bulk-prints.ts';

/** Puts prints into the cart; answers what went wrong, as a sentence. */
export type SendBulk = (opening: Opening, bulk: Bulk) => Promise<string | undefined>;

interface Kept {
  attributes: Bulk['attributes'];
  designSpaceId: string;
  version: number;
}

/* The most that one call takes; all of them are kept before the first goes into the cart. */
const mostAtOnce = 200;

/**
 * What was kept is remembered: a second attempt, such as after an answer that got lost, puts the same designs
 * into the cart, where they may lie already, and doubles nothing.
 */
export function createBulkSending(call: Call): SendBulk {
  const known = new WeakMap<BulkPrint['document'], Kept>();

  function keptOf({ document }: BulkPrint, attributes: Bulk['attributes']): Kept | undefined {
    const kept = known.get(document);
    return kept?.attributes === attributes ? kept : undefined;
  }

  async function keep({ start }: Opening, { prints, attributes }: Bulk) {
    const fresh = prints.filter((print) => keptOf(print, attributes) === undefined);
    for (const part of partsOf(fresh)) {
      const designSpaces = part.map((print) => designOf(start, print, attributes));
      const reply = await call(createDesignSpaces, { body: { designSpaces } });
      if (!reply.ok) return reply.problem.title;
      for (const [index, { designSpaceId, version }] of reply.value.designSpaces.entries()) {
        const print = part[index];
        if (print) known.set(print.document, { attributes, designSpaceId, version });
      }
    }
    return undefined;
  }

  return async function send(opening, bulk) {
    const problem = await keep(opening, bulk);
    if (problem !== undefined) return problem;
    const items = bulk.prints.flatMap((print) => {
      const kept = keptOf(print, bulk.attributes);
      if (kept === undefined) return [];
      const { designSpaceId, version: acceptedVersion } = kept;
      return [{ designSpaceId, quantity: print.quantity, acceptedVersion }];
    });
    for (const part of partsOf(items)) {
      const reply = await call(addItems, { body: { items: part } });
      if (!reply.ok) return reply.problem.title;
    }
    return undefined;
  };
}

function partsOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / mostAtOnce);
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  );
}

function designOf(
  { galleryId, product }: Opening['start'],
  { document }: BulkPrint,
  attributes: Bulk['attributes'],
): NewDesignSpace {
  return {
    ...(galleryId !== null && { galleryId }),
    productId: product.id,
    attributes: { ...attributes },
    document,
    // Named by its product, told apart by its picture.
    title: '',
  };
}
