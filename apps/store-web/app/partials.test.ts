import type { FavoritePerson } from '@albumen/contract/endpoints/favorites';
import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { expect, test } from 'vitest';
import { renderPartial } from './entry.server.tsx';

const photos: PublicColumns = {
  version: 3,
  sort: 'custom',
  base: '/r/',
  id: ['p1', 'p2'],
  token: ['aa', 'bb'],
  ratio: [1.5, 0.75],
  width: [3000, 1500],
  hash: [null, null],
};

test('a grid is laid out for the window that it was asked for', () => {
  const html = renderPartial('photo-grid', { whose: 'visitors', photos, windowWidth: 1024 });
  expect(html).toContain('data-version="3"');
  expect(html.match(/<li[ >]/g)).toHaveLength(2);
});

test('favorites are a grid, for the owner with the people whose they are', () => {
  const ada: FavoritePerson = { id: 'a1', name: 'Ada', kind: 'account', count: 1200 };
  const grid = { photos, windowWidth: 390 };
  const own = renderPartial('favorites', { ...grid, whose: 'visitors' });
  expect(own).toContain('class="photo-grid"');
  expect(own).not.toContain('Who favorited them');
  const managed = renderPartial('favorites', { ...grid, whose: 'owner', people: [ada] });
  expect(managed).toContain('Ada · 1,200');
});

test('no favorites are said in words', () => {
  const none = { ...photos, id: [], token: [], ratio: [], width: [], hash: [] };
  const html = renderPartial('favorites', { whose: 'owner', photos: none, windowWidth: 390 });
  expect(html).toContain('No favorites yet');
});

test('a new account is shown where to go on, and nothing of it becomes markup', () => {
  const html = renderPartial('account-created', { next: '/gallery/create?a="><script>' });
  expect(html).toContain('href="/gallery/create?a=&quot;&gt;&lt;script&gt;"');
});

test('what is wrong with a form is a block of its messages, and a known email leads to signing in', () => {
  const fields = { address1: ['Must contain a number.'], zip: ['<b>'] };
  const wrong = { code: 'invalidForm', title: 'Look at the fields.', status: 422, fields } as const;
  for (const name of ['address-refused', 'account-refused'] as const) {
    const html = renderPartial(name, { problem: wrong });
    expect(html).toContain('2 fields need attention.');
    expect(html).toContain('Street and number</a>: Must contain a number.');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toContain('Sign in instead');
  }
  const title = 'An account already exists for this email.';
  const known = { code: 'accountExists', title, status: 409 } as const;
  const html = renderPartial('account-refused', { problem: known });
  expect(html).toContain(title);
  expect(html).toContain('href="/account/verify?mode=login"');
});

test('an address in doubt is answered by the choice that pages show', () => {
  const entered = {
    address1: '1 Mian St',
    address2: '',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
  };
  const doubt = {
    outcome: 'confirm',
    name: 'Ada',
    entered: { ...entered, country: 'US' },
  } as const;
  const suggested = { ...doubt.entered, address1: '1 Main St' };
  const asked = renderPartial('address-answer', { answer: { ...doubt, suggested } });
  expect(asked).toMatch(/<input[^>]*name="address"[^>]*value="suggested"/);
  expect(asked).toMatch(/<input[^>]*name="address"[^>]*value="original"/);
  expect(asked.match(/checked=""/g)).toHaveLength(1);
  const unknown = renderPartial('address-answer', { answer: { ...doubt, suggested: null } });
  expect(unknown).not.toContain('value="suggested"');
  expect(unknown).toContain('1 Mian St');
});
