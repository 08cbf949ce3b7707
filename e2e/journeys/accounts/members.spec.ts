import { expect, test } from '../../fixtures/test.ts';
import { settingsPage } from '../../pages/account-pages.ts';
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
