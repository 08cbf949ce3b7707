import { getSettings } from '@albumen/contract/endpoints/accounts';
import { favoriteSelection } from '@albumen/contract/endpoints/favorites';
import {
  editGalleryDate,
  getGallery,
  listGalleries,
  shareGallery,
} from '@albumen/contract/endpoints/galleries';
import { listPaymentLinks } from '@albumen/contract/endpoints/payment-links';
import { getSales } from '@albumen/contract/endpoints/sales';
import * as studio from '@albumen/contract/endpoints/studio';
import { renewUploadToken, verifyToken } from '@albumen/contract/endpoints/uploads';
import { getViewer } from '@albumen/contract/endpoints/viewer';
import { cookies } from '@albumen/contract/wire-names';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyMailbox, waitingMails } from '../../../test/mailbox.ts';
import { invitationTo, studioWith } from '../../../test/studio.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const app = await openTestApp({ poolSize: 2 });
const { browser, db, empty, make } = app;

beforeEach(async () => {
  await empty();
  await emptyMailbox(db);
});

const worksFor = async (client: TestClient) => (await client.call(getViewer)).body.worksFor;

const accept = (client: TestClient, token: string) =>
  client.call(studio.acceptInvitation, { body: { token } });

describe.each(['halide', 'cyan'] as const)('a member at %s', (labBrand) => {
  test('works in the studio as the role says, and stays herself in everything of her own', async () => {
    const { studio: owned, account, member } = await studioWith(app, 'editor', labBrand);
    const gallery = await make.gallery({ accountId: owned.id, shareId: null });
    const params = { galleryId: gallery.id };
    expect(await worksFor(member)).toEqual({
      name: 'Lovelace Photography',
      role: 'editor',
      rights: ['galleries:see', 'galleries:change'],
    });
    expect((await member.call(getGallery, { params })).status).toBe(200);
    const date = Date.UTC(2026, 4, 9);
    expect((await member.call(editGalleryDate, { params, body: { date } })).status).toBe(200);
    const sales = await member.call(getSales, { query: {} });
    expect([sales.status, sales.body]).toMatchObject([403, { code: 'studioRightMissing' }]);
    expect((await member.call(getSettings)).body.account.email).toBe(account.email);
  });

  test('switches between the studio and her own', async () => {
    const { studio: owned, account, member } = await studioWith(app, 'owner', labBrand);
    await make.gallery({ accountId: owned.id, title: 'Of the studio' });
    await make.gallery({ accountId: account.id, title: 'Her own' });
    const titles = async () =>
      (await member.call(listGalleries, { query: {} })).body.galleries.map(({ title }) => title);
    expect(await titles()).toEqual(['Of the studio']);
    await member.call(studio.switchStudio, { body: {} });
    expect([await titles(), await worksFor(member)]).toEqual([['Her own'], null]);
    await member.call(studio.switchStudio, { body: { studioId: owned.id } });
    expect(await titles()).toEqual(['Of the studio']);
  });

  test('is out of the studio at once when removed, in every session', async () => {
    const { studio: owned, owner, account, member } = await studioWith(app, 'owner', labBrand);
    const phone = await browser(labBrand).signIn(account.id);
    await phone.call(studio.switchStudio, { body: { studioId: owned.id } });
    const gallery = await make.gallery({ accountId: owned.id });
    const params = { id: account.id };
    expect((await owner.call(studio.removeMember, { params })).body).toEqual({ isDone: true });
    for (const client of [member, phone]) {
      expect(await worksFor(client)).toBeNull();
      const seen = await client.call(getGallery, { params: { galleryId: gallery.id } });
      expect(seen.status).toBe(404);
    }
    const again = await member.call(studio.switchStudio, { body: { studioId: owned.id } });
    expect(again.status).toBe(404);
  });
});

test('a token for uploads is worth nothing once its member is removed or only looks', async () => {
  const { owner, account, member } = await studioWith(app, 'editor');
  await member.call(renewUploadToken);
  const headers = { authorization: `Bearer ${member.jar.get(cookies.uploadToken) ?? ''}` };
  const check = async () => (await member.call(verifyToken, { headers })).status;
  expect(await check()).toBe(200);
  const params = { id: account.id };
  await owner.call(studio.changeMemberRole, { params, body: { role: 'viewer' } });
  expect(await check()).toBe(401);
  await owner.call(studio.changeMemberRole, { params, body: { role: 'owner' } });
  expect(await check()).toBe(200);
  await owner.call(studio.removeMember, { params });
  expect(await check()).toBe(401);
});

test("a viewer changes none of the studio's hearts", async () => {
  const { studio: owned, member } = await studioWith(app, 'viewer');
  const gallery = await make.gallery({ accountId: owned.id });
  const { id } = await make.photo({ galleryId: gallery.id });
  const body = { ids: [id], isFavorite: true };
  const { status } = await member.call(favoriteSelection, { body });
  expect([status, await db.selectFrom('favorites').select('photoId').execute()]).toEqual([403, []]);
});

test('a viewer sees a gallery of which nothing is hers to change', async () => {
  const { studio: owned, owner, member } = await studioWith(app, 'viewer');
  const { id: galleryId } = await make.gallery({ accountId: owned.id });
  const canOf = async (client: TestClient) =>
    (await client.call(getGallery, { params: { galleryId } })).body.can;
  expect(await canOf(owner)).toEqual({ edit: true, share: true, restore: false });
  expect(await canOf(member)).toEqual({ edit: false, share: false, restore: false });
});

test('a role that is changed judges the very next call', async () => {
  const { owner, account, member } = await studioWith(app, 'viewer');
  const links = () => member.call(listPaymentLinks, { query: {} });
  expect((await links()).status).toBe(403);
  const params = { id: account.id };
  await owner.call(studio.changeMemberRole, { params, body: { role: 'sales' } });
  expect((await links()).status).toBe(200);
});

test('members other than owners manage nobody, and owners do not reach the founder', async () => {
  const { studio: owned, owner, member } = await studioWith(app, 'editor');
  expect((await member.call(studio.listStudioMembers)).status).toBe(403);
  const listed = (await owner.call(studio.listStudioMembers)).body;
  expect(listed.owner.email).toBe(owned.email);
  expect(listed.members.map(({ name, role }) => [name, role])).toEqual([
    ['Mary Somerville', 'editor'],
  ]);
  const params = { id: owned.id };
  expect((await owner.call(studio.removeMember, { params })).body).toEqual({ isDone: false });
  const demoted = await owner.call(studio.changeMemberRole, { params, body: { role: 'viewer' } });
  expect(demoted.status).toBe(404);
});

describe('an invitation', () => {
  async function invited(role = 'viewer') {
    const owned = await make.account();
    const owner = await browser().signIn(owned.id);
    const { id, email } = await make.account();
    const client = await browser().signIn(id);
    const invite = () => owner.call(studio.inviteMember, { body: { email, role } });
    await invite();
    return { owned, owner, client, email, invite, token: await invitationTo(app, email) };
  }

  test('is for whoever owns the mailbox, works once, and a newer one makes it worthless', async () => {
    const { client, email, invite, token } = await invited();
    const stranger = await browser().signIn((await make.account()).id);
    expect((await accept(stranger, token)).body).toMatchObject({ code: 'invitationForAnother' });
    await invite();
    expect((await accept(client, token)).status).toBe(410);
    const newest = await invitationTo(app, email);
    expect((await accept(client, newest)).status).toBe(200);
    expect((await accept(client, newest)).status).toBe(410);
    expect((await invite()).body).toMatchObject({ fields: { email: [expect.any(String)] } });
  });

  test('ends in a week, when taken back, and with a studio that is suspended', async () => {
    const first = await invited();
    await db
      .updateTable('studioInvitations')
      .set({ expiresAt: sql`now()` })
      .execute();
    expect((await accept(first.client, first.token)).status).toBe(410);
    const second = await invited();
    const { invitations } = (await second.owner.call(studio.listStudioMembers)).body;
    const params = { id: invitations[0]?.id ?? '' };
    expect((await second.owner.call(studio.withdrawInvitation, { params })).body).toEqual({
      isDone: true,
    });
    expect((await accept(second.client, second.token)).status).toBe(410);
    const third = await invited();
    await db
      .updateTable('accounts')
      .set({ suspendedAt: new Date() })
      .where('id', '=', third.owned.id)
      .execute();
    expect((await accept(third.client, third.token)).status).toBe(410);
  });

  test('of the other brand is none here, and a studio does not invite itself', async () => {
    const { owner, owned, token } = await invited();
    const elsewhere = await browser('cyan').signIn((await make.account({ labBrand: 'cyan' })).id);
    expect((await accept(elsewhere, token)).status).toBe(410);
    const own = await owner.call(studio.inviteMember, {
      body: { email: owned.email.toUpperCase(), role: 'owner' },
    });
    expect(own.body).toMatchObject({ fields: { email: [expect.any(String)] } });
    const odd = await owner.call(studio.inviteMember, { body: { email: 'nobody', role: 'king' } });
    expect(odd.body).toMatchObject({
      fields: { email: [expect.any(String)], role: [expect.any(String)] },
    });
  });
});

test('whoever leaves is no member any more, and nobody leaves for another', async () => {
  const { studio: owned, member } = await studioWith(app, 'editor');
  const params = { id: owned.id };
  const stranger = await browser().signIn((await make.account()).id);
  expect((await stranger.call(studio.leaveStudio, { params })).body).toEqual({ isDone: false });
  expect((await member.call(studio.leaveStudio, { params })).body).toEqual({ isDone: true });
  expect((await member.call(studio.listMemberships)).body.studios).toEqual([]);
});

test('the audit log bears the member’s name in what she does for the studio', async () => {
  const { studio: owned, owner, account, member } = await studioWith(app, 'owner');
  const gallery = await make.gallery({ accountId: owned.id, title: 'Mia and Tom', shareId: null });
  await member.call(shareGallery, { params: { galleryId: gallery.id } });
  const id = account.id;
  await owner.call(studio.changeMemberRole, { params: { id }, body: { role: 'viewer' } });
  await owner.call(studio.removeMember, { params: { id } });
  const rows = await db
    .selectFrom('auditEntries')
    .select(['action', 'actorName', 'subjectName', 'studioName'])
    .orderBy('id')
    .execute();
  const mary = `Mary Somerville, ${account.email}`;
  expect(rows).toEqual([
    { action: 'member.invite', actorName: owned.email, subjectName: account.email, studioName: '' },
    {
      action: 'member.join',
      actorName: account.email,
      subjectName: 'Lovelace Photography',
      studioName: '',
    },
    {
      action: 'gallery.share',
      actorName: mary,
      subjectName: 'Mia and Tom',
      studioName: owned.email,
    },
    { action: 'member.role', actorName: owned.email, subjectName: account.email, studioName: '' },
    { action: 'member.remove', actorName: owned.email, subjectName: account.email, studioName: '' },
  ]);
  expect((await waitingMails(db, account.email))[0]?.text).toContain('Lovelace Photography');
});
