import { limits } from '@albumen/contract/limits';
import type { LabAddress, LabItem, LabRequest } from '@albumen/domain/lab/lab-request';
import type { LabFile, LabJob } from '../lab.ts';
import { piecesOf, type LabProducts } from './lab-products.ts';
import type { ImportAddress, ImportAsset, ImportItem, ImportRequest } from './wire.ts';

/** Said in the catalog's words; everything else is said by attributes. */
const ownKeys = new Set([
  'size',
  'quantity',
  'spreads',
  'theme',
  'frontLayout',
  'backLayout',
  'mainLayout',
]);

export type ImportPlan =
  | { isKnown: true; body: ImportRequest }
  | { isKnown: false; reason: string };

/** A lab order in the lab's own numbers, or the first thing that it has no number for. */
export function planImport(job: LabJob, products: LabProducts): ImportPlan {
  const missing: string[] = [];
  const need = <Value>(value: Value | undefined, what: string, instead: Value): Value => {
    if (value === undefined) missing.push(what);
    return value ?? instead;
  };
  const { request } = job;
  const { shippingMethod, packagingOption } = request;
  const order = [
    ...need(products.shippingUids(shippingMethod), `shipping by ${shippingMethod}`, []),
    ...(packagingOption === undefined
      ? []
      : need(products.packagingUids(packagingOption), `packaging in ${packagingOption}`, [])),
  ];
  const items = request.items.map((item): ImportItem => {
    const name = `${item.productId}/${item.attributes['size']}`;
    return {
      ProductUID: need(products.productUid(item), name, 0),
      Quantity: need(products.quantity(item), `packs that hold ${piecesOf(item)} of ${name}`, 0),
      ItemAssets: assetsOf(item, job.files, (part, index) =>
        need(products.nodeId(item, part, index), `place for ${part} of ${name}`, 0),
      ),
      ItemAttributes: Object.entries(item.attributes)
        .filter(([key]) => !ownKeys.has(key))
        .flatMap(([key, value]) => need(products.attributeUids(key, value), `${key}=${value}`, []))
        .map((AttributeUID) => ({ AttributeUID })),
    };
  });
  if (missing.length > 0) {
    return { isKnown: false, reason: `The lab has no ${[...new Set(missing)].join(', no ')}.` };
  }
  return { isKnown: true, body: bodyOf(job, order, items) };
}

function bodyOf(
  job: LabJob,
  order: readonly number[],
  items: readonly ImportItem[],
): ImportRequest {
  const { labOrderId, attempt, request } = job;
  return {
    EntryId: `${labOrderId}-${attempt}`,
    Orders: [
      {
        SequenceNumber: 1,
        Reference: request.reference,
        Instructions: instructionsOf(request),
        SendNotificationEmailAddress: null,
        SendNotificationEmailToAccount: false,
        ShipToAddress: addressOf(request.shipTo),
        ShipFromAddress: addressOf(request.shipFrom),
        OrderAttributes: order.map((AttributeUID) => ({ AttributeUID })),
        OrderItems: items,
      },
    ],
  };
}

/** The lab's one free text; it has no field for a reference that is not ours. */
function instructionsOf({ customerReference, instructions }: LabRequest): string | null {
  const lines = [
    ...(customerReference === undefined ? [] : [`Packing slip reference: ${customerReference}`]),
    ...(instructions === undefined ? [] : [instructions]),
  ];
  return lines.join('\n').slice(0, limits.instructionsMaxCharacters) || null;
}

function addressOf(address: LabAddress): ImportAddress {
  return {
    Name: address.name,
    Attn: address.companyName ?? null,
    Addr1: address.address1,
    Addr2: address.address2 ?? null,
    City: address.city,
    State: address.state,
    Zip: address.zip,
    Country: address.country,
    Phone: null,
  };
}

/** The book of an album is for people and hot folders: here its spreads go one by one. */
function assetsOf(
  item: LabItem,
  files: readonly LabFile[],
  nodeOf: (part: string, index: number) => number,
): ImportAsset[] {
  const counts = new Map<string, number>();
  const own = files.filter(({ itemId, part }) => itemId === item.itemId && part !== 'book');
  return own.map(({ part, name, url, md5 }) => {
    // `spread-7` and `photo-3` are of a kind; `front-foil` is its own.
    const kind = part.replace(/-\d+(?=-|$)/, '');
    const index = counts.get(kind) ?? 0;
    counts.set(kind, index + 1);
    return {
      ProductNodeID: nodeOf(kind, index),
      AssetPath: url,
      ImageHash: md5,
      PrintedFileName: name,
      AutoRotate: false,
    };
  });
}
