import { getOperatorOverview } from '@albumen/contract/endpoints/operator';
import { accountCredentials } from '@albumen/contract/endpoints/credentials';
import { addFavorite } from '@albumen/contract/endpoints/favorites';
import { becomeGuest, joinGuest } from '@albumen/contract/endpoints/guests';
import * as galleries from '@albumen/contract/endpoints/galleries';
import {
  markWelcomed,
  redeemLink,
  sendMailLink,
  signIn,
} from '@albumen/contract/endpoints/accounts';
import { renewUploadToken, verifyToken } from '@albumen/contract/endpoints/uploads';
import { openLocalFileStore } from '@albumen/file-store/local';
import type { Secret } from '@albumen/server-kit/secrets';
import { Secret as AppSecret, TOTP } from 'otpauth';
import { expect, onTestFinished, test } from 'vitest';
import { emptyMailbox, mailedToken, waitingMails } from '../test/mailbox.ts';
import { openTestApp } from '../test/test-app.ts';
import { createTestClient, type TestClient } from '../test/test-client.ts';
import { createApp } from './app.ts';
import { createCsrf } from './http/csrf.ts';
import { isKnownDevice } from './modules/accounts/known-devices.ts';
import { hashPassword } from './modules/accounts/passwords.ts';
import { sealAppsAgain } from './modules/credentials/seal-apps-again.service.ts';
import { isGoodLink, labFileUrl } from './modules/lab/lab-file-links.ts';
import { fileSecrets } from './secrets.ts';

const { deps, db, make } = await openTestApp();
const today = 'the secret of this shop until today, long enough';
const next = 'the secret of this shop from now on, long enough';

/** A process of the shop that was started with this secret. */
async function startedWith(appSecret: Secret) {
  const secrets = { ...deps.secrets, appSecret };
  const localFiles = await openLocalFileStore({
    root: `${deps.settings.DATA_DIR}/files`,
    ...fileSecrets(secrets),
  });
  const own = {
    ...deps,
    secrets,
    csrf: createCsrf(appSecret),
    localFiles,
    files: localFiles,
  };
  const app = await createApp(own);
  onTestFinished(() => app.close());
  /** The same browser, with its cookies and the page that it has open. */
  const visitedBy = ({ jar, csrfToken }: TestClient): TestClient => {
    const csrf = { ...own.csrf, tokenFor: csrfToken };
    const client = createTestClient(app, { ...own, csrf }, { labBrand: 'halide' });
    for (const [name, value] of jar) client.jar.set(name, value);
    return client;
  };
  return {
    app,
    deps: own,
    visitedBy,
    browser: () => createTestClient(app, own, { labBrand: 'halide' }),
  };
}

type Process = Awaited<ReturnType<typeof startedWith>>;

/** Whether a process still believes what another one gave out. */
type Keepsake = (process: Process) => Promise<boolean>;

const isFine = (reply: Promise<{ status: number }>) => reply.then(({ status }) => status < 300);

const password = 'orchard lantern seven';

/** One of everything that follows from the secret. */
async function keepsakesOf(old: Process): Promise<Record<string, Keepsake>> {
  const account = await make.account({ passwordHash: await hashPassword(password) });
  const gallery = await make.gallery({ accountId: account.id });
  const owner = await old.browser().signIn(account.id);
  const params = { shareId: gallery.shareId ?? '' };
  const settings = { params: { galleryId: gallery.id }, body: { pin: '4711' } };

  const { id: photoId } = await make.photo({ galleryId: gallery.id });
  const body = { email: 'anna@example.com' };
  const [desk, phone] = [old.browser(), old.browser()];
  await desk.call(becomeGuest, { params, body });
  await desk.call(addFavorite, { params: { photoId } });
  await phone.call(becomeGuest, { params, body });
  const [mail] = await waitingMails(db, body.email);
  const token = /[?]guest=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

  await owner.call(galleries.editGallerySettings, settings);
  const insider = old.browser();
  await insider.call(galleries.enterPin, { params, body: { pin: '4711' } });

  await owner.call(renewUploadToken);
  const bearer = { authorization: `Bearer ${owner.jar.get('pJwt')}` };
  const operator = await old.browser().operate();

  const known = old.browser();
  await known.call(signIn, { body: { email: account.email, password } });

  const key = 'originals/ab/exchange.jpg';
  await old.deps.files.put(key, Buffer.from('a photo'), { contentType: 'image/jpeg' });
  const address = await old.deps.files.signGet(key, {
    expiresInSeconds: 60,
    downloadName: 'a.jpg',
  });

  const now = deps.clock.now();
  const labUrl = labFileUrl(old.deps, { id: 'file', labBrand: 'halide', now });
  const [until, signature = ''] = labUrl.split('/').slice(-2);

  return {
    'an open form': (process) => isFine(process.visitedBy(owner).call(markWelcomed)),
    'a mailed link': (process) =>
      isFine(process.visitedBy(insider).call(joinGuest, { params, body: { token } })),
    'a PIN that was entered': (process) =>
      isFine(process.visitedBy(insider).call(galleries.getSharedGallery, { params })),
    'an upload token': (process) =>
      isFine(process.browser().call(verifyToken, { headers: bearer })),
    'the session of an operator': (process) =>
      isFine(process.visitedBy(operator).call(getOperatorOverview)),
    'a device that was here before': async (process) =>
      isKnownDevice(process.deps, known.jar.get('device'), account),
    'a signed address': (process) => isFine(process.browser().send({ url: address })),
    'a link of the lab': async (process) =>
      isGoodLink(process.deps, { id: 'file', until: Number(until), signature }, now),
  };
}

async function believedBy(process: Process, keepsakes: Record<string, Keepsake>) {
  const believed: string[] = [];
  for (const [name, isBelieved] of Object.entries(keepsakes)) {
    if (await isBelieved(process)) believed.push(name);
  }
  return believed;
}

test('two secrets are valid while one takes the place of the other', async () => {
  const [old, announced] = [await startedWith(today), await startedWith([today, next])];
  const [exchanged, after] = [await startedWith([next, today]), await startedWith(next)];
  const ofOld = await keepsakesOf(old);
  const all = Object.keys(ofOld);
  expect(await believedBy(old, ofOld)).toEqual(all);
  expect(await believedBy(exchanged, ofOld)).toEqual(all);
  expect(await believedBy(after, ofOld)).toEqual([]);
  await emptyMailbox(db);
  const ofNew = await keepsakesOf(exchanged);
  expect(await believedBy(announced, ofNew)).toEqual(all);
  expect(await believedBy(after, ofNew)).toEqual(all);
});

/** A photographer with an authenticator app that was added at a process; and its next code. */
async function authenticatorAt({ browser }: Process) {
  const { id, email } = await make.account();
  const client = await browser().signIn(id);
  const { secret } = (await client.call(accountCredentials.startApp)).body;
  const app = new TOTP({ secret: AppSecret.fromBase32(secret) });
  let steps = -1;
  const nextCode = () => {
    steps += 1;
    return app.generate({ timestamp: deps.clock.now().getTime() + (steps - 1) * 30_000 });
  };
  await client.call(accountCredentials.confirmApp, { body: { code: nextCode() } });
  return { email, nextCode };
}

test('authenticator apps are sealed again, and their codes open the door by the new secret alone', async () => {
  const [old, exchanged] = [await startedWith(today), await startedWith([next, today])];
  const after = await startedWith(next);
  const { email, nextCode } = await authenticatorAt(old);
  await authenticatorAt(exchanged);
  const enter = async ({ browser }: Process) => {
    await emptyMailbox(db);
    const client = browser();
    await client.call(sendMailLink, { params: { kind: 'login', email } });
    await client.call(redeemLink, { body: { token: await mailedToken(db, email) } });
    return (await client.call(accountCredentials.signInByCode, { body: { code: nextCode() } }))
      .status;
  };
  expect(await enter(exchanged)).toBe(200);
  expect(await sealAppsAgain(exchanged.deps)).toBe(1);
  expect(await sealAppsAgain(exchanged.deps)).toBe(0);
  expect(await enter(after)).toBe(200);
});
