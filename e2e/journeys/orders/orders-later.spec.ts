import { operate } from '../../client/operators.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import type { People } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cartPage } from '../../pages/cart-page.ts';
import { hydrated, open } from '../../pages/hydrated.ts';
import { orderPage } from '../../pages/order-pages.ts';
import { openThankYou } from '../../pages/order-scenes.ts';

/** A photographer whose framed print was paid for a while ago. */
async function pastOrder(people: People) {
  const photographer = await people.photographer({ paysByCard: true });
  const gallery = await sharedGalleryOf(photographer, { count: 1 });
  await openThankYou(photographer.page, gallery);
  await open(photographer.page, '/account/orders');
  await photographer.page.getByRole('link', { name: /^Order H-\d+/ }).click();
  await orderPage(photographer.page).timeline.waitFor();
  await hydrated(photographer.page);
  return photographer;
}

test('a past order goes into the cart once more, and pressed again it adds nothing @long', async ({
  people,
}) => {
  const { page } = await pastOrder(people);
  const cart = cartPage(page);
  const order = page.url();
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.waitForURL('**/cart');
  await hydrated(page);
  await expect(cart.items).toHaveCount(1);
  await expect(cart.item('Framed print')).toBeVisible();
  await expect(cart.count).toHaveAccessibleName('Cart 1 item');
  await cart.quantity('Framed print').selectOption('4');
  await expect(cart.total).toHaveText(/\$/);

  await open(page, order);
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.waitForURL('**/cart');
  await hydrated(page);
  await expect(cart.items).toHaveCount(1);
  await expect(cart.quantity('Framed print')).toHaveValue('4');
});

test('what can’t be ordered again is named, and the rest is in the cart @long', async ({
  people,
}) => {
  const { page } = await pastOrder(people);
  const json = { added: 1, missing: 2 };
  await page.route('**/reorder', (route) => route.fulfill({ json }));
  await page.getByRole('button', { name: 'Order again' }).click();
  const dialog = page.getByRole('dialog', { name: 'That did not work' });
  await expect(dialog).toContainText('2 designs are no longer there to be ordered.');
  await dialog.getByRole('link', { name: 'your cart' }).click();
  await page.waitForURL('**/cart');
});

test('a question about an order is answered by the operator, by mail too, and asked on @long', async ({
  people,
  store,
  mailbox,
}) => {
  const { page, email } = await pastOrder(people);
  const reference = (await page.getByRole('heading', { level: 1 }).innerText()).match(/H-\d+/)?.[0];
  const thread = page.locator('.thread').getByRole('listitem');
  const sent = page.getByRole('dialog', { name: 'Message sent' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('.support-form')).toContainText('This field is required.');
  await orderPage(page).message.fill('Is the mat <b>white</b>?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await sent.getByRole('button', { name: 'Done' }).click();
  await expect(thread).toHaveText([/^You, .*Is the mat <b>white<\/b>\?$/]);

  const operator = await people.visitor();
  await operate(operator.client, store.operatorToken);
  await open(operator.page, '/operator#questions');
  const questions = operator.page.getByRole('tabpanel', { name: 'Questions' });
  const question = questions.getByRole('listitem').filter({ hasText: reference ?? 'no order' });
  await expect(question).toContainText('waits for an answer');
  await question.getByLabel('Answer').fill('It is off-white.');
  await question.getByRole('button', { name: 'Send answer' }).click();
  await expect(question).not.toContainText('waits for an answer');
  await expect(question).toContainText('It is off-white.');

  const mail = await mailbox.newest(email, ({ text }) => text.includes('It is off-white.'));
  expect(mail.subject).toBe(`About your order ${reference}`);
  await page.reload();
  await expect(thread).toHaveText([/white/, /^The lab, .*It is off-white\.$/]);
  await hydrated(page);
  await page.getByRole('button', { name: 'Write again' }).click();
  const writing = page.getByRole('dialog', { name: 'Questions about this order' });
  await writing.getByLabel('Message').fill('Then take the black one.');
  await writing.getByRole('button', { name: 'Send message' }).click();
  await sent.getByRole('button', { name: 'Done' }).click();
  await expect(thread).toHaveText([/white/, /off-white/, /^You, .*Then take the black one\.$/]);
  await operator.page.reload();
  await expect(question).toContainText('waits for an answer');
});
