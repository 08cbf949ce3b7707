import { likeText } from '@albumen/server-kit/like-text';
import type { DeskHit } from '@albumen/contract/endpoints/operator-desk';
import type { Dependencies } from '../../dependencies.ts';
import * as queries from './desk.queries.ts';

const fewest = 2;

/** What is shorter would find everything, and is nobody's name. */
export async function findOnDesk(
  { db }: Pick<Dependencies, 'db'>,
  find: string,
): Promise<DeskHit[]> {
  const text = find.trim();
  if (text.length < fewest) return [];
  const pattern = `%${likeText(text)}%`;
  const wanted = { pattern, ids: text.match(/(?<![\w-])[\w-]{22}(?![\w-])/g) ?? [] };
  const hits = [
    ...(await queries.findOrders(db, wanted)).map(hitOfOrder),
    ...(await queries.findLinks(db, wanted)).map(hitOfLink),
    ...(await queries.findCharges(db, wanted)).flatMap(hitOfCharge),
    ...(await queries.findAccounts(db, wanted)).map(hitOfAccount),
    ...(await queries.findGalleries(db, wanted)).map(hitOfGallery),
  ];
  return [...new Map(hits.map((hit) => [`${hit.of} ${hit.id} ${hit.detail}`, hit])).values()];
}

type Row<Query extends (...input: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<Query>
>[number];

function hitOfOrder(row: Row<typeof queries.findOrders>): DeskHit {
  const { id, labBrand, reference, contactName, email } = row;
  return { of: 'order', id, labBrand, title: reference, detail: `${contactName}, ${email}` };
}

function hitOfLink(row: Row<typeof queries.findLinks>): DeskHit {
  const { id, labBrand, reference, payerName, purpose } = row;
  return { of: 'link', id, labBrand, title: reference, detail: `${payerName}, ${purpose}` };
}

function hitOfCharge(row: Row<typeof queries.findCharges>): DeskHit[] {
  const detail = ['Payment', row.reference, row.transactionId].filter(Boolean).join(' ');
  const { orderId, orderBrand, orderReference, linkId, linkBrand, linkReference } = row;
  if (orderId !== null && orderBrand !== null && orderReference !== null) {
    return [{ of: 'order', id: orderId, labBrand: orderBrand, title: orderReference, detail }];
  }
  if (linkId === null || linkBrand === null || linkReference === null) return [];
  return [{ of: 'link', id: linkId, labBrand: linkBrand, title: linkReference, detail }];
}

function hitOfAccount(row: Row<typeof queries.findAccounts>): DeskHit {
  const { id, labBrand, email, firstName, lastName, companyName } = row;
  const detail = [`${firstName} ${lastName}`, companyName].filter(Boolean).join(', ');
  return { of: 'account', id, labBrand, title: email, detail };
}

function hitOfGallery(row: Row<typeof queries.findGalleries>): DeskHit {
  const { id, labBrand, email, title } = row;
  return { of: 'account', id, labBrand, title: email, detail: `Gallery ${title}` };
}
