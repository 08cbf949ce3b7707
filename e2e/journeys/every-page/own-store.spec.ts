import { startErrorReports, type ErrorReports } from '../../fixtures/error-reports.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { openOwnStore, type OwnStore } from '../../fixtures/own-store.ts';
import { untilKept } from '../../fixtures/kept-gallery.ts';
import { processesOf } from '../../fixtures/processes.ts';
import { holdBack } from '../../fixtures/held-back.ts';
import { expect, test } from '../../fixtures/test.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';

/** The pages wait for a killed process's successor, which a busy machine takes its time to start. */
const patiently = expect.configure({ timeout: 60_000 });

/* A store of their own: with settings that others do not have, and a killed process would cut off other tests. */
test.describe.configure({ mode: 'serial', timeout: 400_000 });

let reports: ErrorReports;
let own: OwnStore;
test.beforeAll(async ({ browser, playwright }) => {
  reports = await startErrorReports();
  own = await openOwnStore({ browser, playwright }, { SENTRY_BROWSER_DSN: reports.dsn });
});
test.afterAll(async () => {
  await own.close();
  reports.close();
});

test('what the error service is sent of pages that fail: the errors, and nothing of their reader', async () => {
  const { page, complaints, email } = await own.people.photographer();
  complaints.expect(/thrown: Error: no row for/);
  const token = `s3cret-Token-${'x'.repeat(30)}`;
  const part = await holdBack(page, /error-service/);
  await open(page, `/account/verify?mode=login&token=${token}#${token}`);
  await part.asked;
  // Before the service's client is there.
  await page.evaluate(throwSoon, `no row for ${email} at /account/verify?token=${token}`);
  await page.evaluate(idle);
  part.release();
  await expect.poll(() => reports.envelopes.length).toBe(1);
  await open(page, '/dashboard');
  await page.evaluate(idle);
  // A visit to another page, which the vendor's client would tell of by itself.
  await page.evaluate(() => history.pushState(null, '', '/dashboard?from=ada#bin'));
  await page.evaluate(throwSoon, 'no row for the dashboard');
  await expect.poll(() => reports.envelopes.length).toBe(2);

  // An envelope has a line for itself, and for each thing in it one that names its kind and one that holds it.
  const lines = reports.envelopes.map((envelope) => envelope.trim().split('\n'));
  expect(lines.map(([, kind, ...rest]) => [JSON.parse(kind ?? ''), rest.length])).toEqual([
    [expect.objectContaining({ type: 'event' }), 1],
    [expect.objectContaining({ type: 'event' }), 1],
  ]);
  const events = lines.map(([, , event]) => JSON.parse(event ?? ''));
  expect(events.map(({ request }) => request.url)).toEqual([
    `${own.store.halide}/account/verify?[query]`,
    `${own.store.halide}/dashboard?[query]`,
  ]);
  expect(events.map(({ exception }) => exception.values[0].value)).toEqual([
    'no row for [email] at /account/verify?[query]',
    'no row for the dashboard',
  ]);
  for (const event of events) {
    expect(event).not.toHaveProperty('breadcrumbs');
    // The specification has the service know the account by its id.
    expect(Object.keys(event.user)).toEqual(['id']);
  }
  const sent = reports.envelopes.join('\n');
  for (const secret of [email, encodeURIComponent(email), token])
    expect(sent).not.toContain(secret);
});

/** Runs in the page: an error that nobody catches. */
function throwSoon(message: string): void {
  setTimeout(() => {
    throw new Error(message);
  });
}

/** Runs in the page: until nothing is left to do, so that the page knows who looks. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(resolve));
}

test('a killed web process is not noticed by the pages that are open', async () => {
  const { store, people } = own;
  const owner = await people.photographer();
  const { managePath, link } = await sharedGalleryOf(owner, { count: 4 });
  const guest = await people.visitor();
  await open(guest.page, link);
  await open(owner.page, managePath);
  const manage = managePage(owner.page);
  await manage.tiles.first().waitFor();
  const killed: number[] = [];
  const kill = async () => {
    // Those of the last kill have their successors first.
    await patiently.poll(() => processesOf(store.pid, 'web')).toHaveLength(2);
    const pids = await processesOf(store.pid, 'web');
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    killed.push(...pids);
  };

  await kill();
  await manage.title.fill('After the storm');
  await manage.title.press('Enter');
  const gallery = galleryPage(guest.page);
  await gallery.favorite(1).click();
  await patiently(owner.page).toHaveTitle(/^After the storm/);
  await patiently(gallery.favoritesTab).toHaveAccessibleName('Favorites 1');

  await kill();
  await gallery.open(2).click();
  const preview = photoPreview(guest.page);
  await patiently(preview.dialog.getByRole('img', { name: 'Photo 2', exact: true })).toBeVisible();
  await owner.page.getByRole('banner').getByRole('link', { name: 'Galleries' }).first().click();
  await patiently(owner.page.getByRole('link', { name: 'After the storm' })).toBeVisible();
  await guest.page.reload();
  await patiently(guest.page.getByRole('heading', { name: 'After the storm' })).toBeVisible();
  expect(new Set(killed).size).toBe(killed.length);
  for (const { complaints } of people.all()) expect(complaints.unexpected()).toEqual([]);
});

test('a gallery seen once comes from its copy while nothing is answered, and from the store again @long', async () => {
  const { store, people } = own;
  const { link } = await sharedGalleryOf(await people.photographer(), { count: 3 });
  const { page } = await people.visitor({ serviceWorkers: 'allow' });
  await open(page, link);
  await untilKept(page);
  const offline = page.getByText('You are offline.');
  const pids = await processesOf(store.pid, 'web');
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    await page.reload({ waitUntil: 'commit' });
    await patiently(galleryPage(page).tiles).toHaveCount(3);
    await patiently(offline).toBeVisible();
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  await patiently(offline).toHaveCount(0);
});
