import sharp from 'sharp';
import { newEmail } from '../../client/accounts.ts';
import { downloadAfter } from '../../fixtures/downloads.ts';
import type { People } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { hydrated, open } from '../../pages/hydrated.ts';
import { linkPage, openFilledForm, payPage } from '../../pages/payment-link-pages.ts';

/** A photographer before the page of a new link, its payer's email given. */
async function madeLink(people: People) {
  const { page, complaints } = await people.photographer();
  const payerEmail = newEmail('ida');
  const form = await openFilledForm(page);
  await form.payerEmail.fill(payerEmail);
  await form.create.click();
  const link = linkPage(page);
  await link.copy.waitFor();
  await hydrated(page);
  return { page, complaints, payerEmail, link, address: await link.address.inputValue() };
}

test('a link is mailed, then reminded of, and the mail leads to its pay page @long', async ({
  people,
  mailbox,
}) => {
  const { page, complaints, payerEmail, address } = await madeLink(people);
  const remind = page.getByRole('button', { name: 'Send a reminder' });
  await page.getByRole('button', { name: 'Mail the link' }).click();
  await expect(page.getByText(`Mailed to ${payerEmail}.`)).toBeVisible();
  const asked = await mailbox.newest(payerEmail);
  expect(asked.subject).toBe('Ames Photography asks for a payment');

  await remind.click();
  const reminder = await mailbox.newest(payerEmail, ({ subject }) => /reminder/.test(subject));
  expect(reminder.subject).toBe('A reminder from Ames Photography');
  expect(reminder.text).toContain('$1,250.00 is still to be paid');
  expect(reminder.text).toContain('Wedding of Ida and Marcus');
  expect(reminder.text).toContain(address);
  const guest = await people.visitor({ paysByCard: true });
  await open(guest.page, await mailbox.link(payerEmail, 'paymentLink'));
  await expect(payPage(guest.page).pay).toHaveText('Pay $1,250.00');

  // Reminders are wanted, pestering is not.
  complaints.expect(/status of 429/);
  await page.reload();
  await hydrated(page);
  await remind.click();
  await expect(page.locator('.link-timeline').getByText(payerEmail)).toHaveCount(3);
  await remind.click();
  await expect(page.getByRole('alert')).toContainText('Too many attempts.');
  await expect.poll(() => mailbox.count(payerEmail, 'paymentLink')).toBe(3);
});

test('a link’s QR code is seen, and saved as a file that a print shop can use @long', async ({
  people,
}) => {
  const { page } = await madeLink(people);
  const code = page.getByRole('img', { name: 'QR code of the link' });
  await expect(code).toBeVisible();
  // An image that can't be drawn has no height of its own.
  await expect(code).toHaveJSProperty('complete', true);
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
  const reference = await page.locator('.payment-link__facts .text-muted').innerText();
  const save = page.getByRole('link', { name: 'Save QR code' });
  const { name, bytes } = await downloadAfter(page, () => save.click());
  expect(name).toBe(`${reference}.svg`);
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, isSquare: width === height }).toEqual({ format: 'svg', isSquare: true });
  const { channels } = await sharp(bytes).flatten({ background: '#fff' }).stats();
  expect([channels[0]?.min, channels[0]?.max]).toEqual([0, 255]);
});

test('a double press makes one link @long', async ({ people }) => {
  const { page } = await people.photographer();
  const form = await openFilledForm(page);
  await form.create.dblclick();
  await linkPage(page).copy.waitFor();
  await open(page, '/account/payment-links');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});
