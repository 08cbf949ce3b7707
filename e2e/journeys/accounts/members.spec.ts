import { expect, test } from '../../fixtures/test.ts';
import { settingsPage } from '../../pages/account-pages.ts';
import { acceptInvitation, inviteMember } from '@albumen/contract/endpoints/studio';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { open } from '../../pages/hydrated.ts';

test('a member joins by mail, sees what the role allows, and is out once removed', async ({
  people,
  mailbox,
}) => {
  const owner = await people.photographer({ account: { companyName: 'North Light Studio' } });
  const member = await people.photographer({ account: { firstName: 'Mary', lastName: 'Beck' } });
  member.complaints.expect(/status of 403/);
  await open(owner.page, '/account#team');
  const team = settingsPage(owner.page).panel;
  await team.getByLabel('Email').fill(member.email);
  await team.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(team.getByRole('list', { name: 'Members' })).toContainText('Invited');

  const { text } = await mailbox.newest(member.email, ({ kind }) => kind === 'memberInvitation');
  const [link = ''] = /https?:\S+invitation\S+/.exec(text) ?? [];
  await open(member.page, link);
  await member.page.getByRole('button', { name: 'Join the studio' }).click();
  await member.page.waitForURL('**/dashboard');
  const bar = member.page.getByRole('complementary', { name: 'Studio' });
  await expect(bar).toContainText('You work for North Light Studio as Editor.');
  await expect(member.page.getByRole('link', { name: 'New gallery' })).toBeVisible();
  await open(member.page, '/account/sales');
  await expect(
    member.page.getByText('Your role in this studio does not include this'),
  ).toBeVisible();

  await owner.page.reload();
  await team.getByRole('button', { name: 'Remove Mary Beck' }).click();
  await expect(team.getByRole('list', { name: 'Members' })).not.toContainText('Mary Beck');
  await open(member.page, '/dashboard');
  await expect(bar).toHaveCount(0);
});

test('a viewer finds nothing to press that the role does not include, and why @long', async ({
  people,
  mailbox,
}) => {
  const owner = await people.photographer({ account: { companyName: 'North Light Studio' } });
  const { page, email, client, complaints } = await people.photographer();
  complaints.expect(/status of 403/);
  const { managePath } = await sharedGalleryOf(owner, { count: 1, title: 'On the lake' });
  await owner.client.call(inviteMember, { body: { email, role: 'viewer' } });
  const { text } = await mailbox.newest(email, ({ kind }) => kind === 'memberInvitation');
  await client.call(acceptInvitation, { body: { token: /token=([\w-]+)/.exec(text)?.[1] ?? '' } });

  await open(page, managePath);
  await expect(page.getByRole('heading', { name: 'On the lake' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  for (const name of ['Share gallery', 'Add photos']) {
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Choose / }).click();
  const chosen = page.getByRole('region', { name: 'Selected photos' });
  await expect(chosen.getByRole('button', { name: 'Download' })).toBeVisible();
  for (const name of ['Favorite', 'Delete']) {
    await expect(chosen.getByRole('button', { name })).toHaveCount(0);
  }
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText('As Viewer you do not change it')).toBeVisible();
  await expect(page.getByLabel('Guests may download')).toBeDisabled();

  await open(page, '/gallery/create');
  const wayOut = page.getByRole('main').getByRole('link', { name: 'Go to your galleries' });
  await expect(wayOut).toHaveAttribute('href', '/dashboard');

  await open(page, '/account#brand');
  await expect(page.getByLabel('Business name').first()).toBeDisabled();
  await page.getByLabel('Account', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Orders' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Payment links' })).toHaveCount(0);
});
