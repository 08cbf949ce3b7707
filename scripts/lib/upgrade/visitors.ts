import { Agent, request as ask } from 'node:http';
import { pathOf } from '@albumen/contract/endpoint';
import * as galleries from '@albumen/contract/endpoints/galleries';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../apps/store/src/db/tables.ts';
import { createCsrf } from '../../../apps/store/src/http/csrf.ts';
import { newId } from '../../../apps/store/src/ids.ts';
import { startSession } from '../../../apps/store/src/modules/accounts/sessions.service.ts';

/** What is asked, and changed, again and again. */
interface Visit {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: () => string;
}

interface Place {
  port: number;
  host: string;
  appSecret: string;
}

const mostAtOnce = 100;

/** A photographer who reads and changes her gallery, and guests who look at it. */
export async function newVisits(db: Kysely<Tables>, place: Place): Promise<readonly Visit[]> {
  const [id, galleryId, shareId] = [newId(), newId(), newId()];
  const account = { id, labBrand: 'halide' as const, email: 'upgrade@demo.test' };
  await db
    .insertInto('accounts')
    .values({ ...account, firstName: 'Ada', lastName: 'Ames', verifiedAt: new Date() })
    .execute();
  await db
    .insertInto('galleries')
    .values({ id: galleryId, accountId: id, state: 'active', title: 'Lake', shareId })
    .execute();
  const { token } = await startSession(db, id, { userAgent: 'fault run', ip: '127.0.0.1' });
  const page = { host: place.host, accept: 'text/html' };
  const script = scriptHeaders(token, place);
  const { editGallery, getSharedGallery, listGalleries } = galleries;
  return [
    { method: 'GET', path: '/help', headers: page },
    { method: 'GET', path: `/s/${shareId}/gallery`, headers: page },
    { method: 'GET', path: pathOf(getSharedGallery.path, { shareId }), headers: script },
    { method: 'GET', path: listGalleries.path, headers: script },
    {
      method: editGallery.method,
      path: pathOf(editGallery.path, { galleryId }),
      headers: { ...script, 'content-type': 'application/json' },
      body: () => JSON.stringify({ title: `Lake ${Math.random()}` }),
    },
  ];
}

function scriptHeaders(token: string, { host, appSecret }: Place): Record<string, string> {
  return {
    host,
    cookie: `session=${token}`,
    accept: 'application/json',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
    'x-csrf-token': createCsrf(appSecret).tokenFor(token),
  };
}

/** Keeps asking at a rate, no more than a hundred at once; the end answers what came back. */
export function keepVisiting(visits: readonly Visit[], port: number, perSecond: number) {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<string>[] = [];
  let waiting = 0;
  const arriving = setInterval(() => {
    const next = visits[answers.length % visits.length];
    if (next === undefined || waiting >= mostAtOnce) return;
    waiting += 1;
    answers.push(send(next, { agent, port }).finally(() => (waiting -= 1)));
  }, 1_000 / perSecond);
  return {
    async end(): Promise<readonly string[]> {
      clearInterval(arriving);
      const all = await Promise.all(answers);
      agent.destroy();
      return all;
    },
  };
}

function send(visit: Visit, to: { agent: Agent; port: number }): Promise<string> {
  const { body, ...what } = visit;
  return new Promise((resolve) => {
    const request = ask({ host: '127.0.0.1', ...to, ...what }, (response) => {
      const { statusCode = 500 } = response;
      const told = statusCode < 300 ? 'fine' : `${what.method} ${what.path}: ${statusCode}`;
      response.on('error', (error) => resolve(error.message));
      response.resume().on('end', () => resolve(told));
    });
    request.on('error', (error) => resolve(error.message));
    request.end(body?.());
  });
}
