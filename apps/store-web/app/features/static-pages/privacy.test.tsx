import { cookies } from '@albumen/contract/wire-names';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { privacySections } from './privacy-sections.tsx';

const page = renderToStaticMarkup(
  privacySections('help@example.com').map(({ id, content }) => (
    <section key={id}>{content}</section>
  )),
);

test('the page on privacy names every cookie that a reader can get', () => {
  // The operator's own pages are nobody else's.
  for (const name of Object.values(cookies).filter((cookie) => cookie !== cookies.operator)) {
    expect(page).toContain(`<th scope="row">${name}</th>`);
  }
});

test('it says what is done with faces, and which changes wait for a network', () => {
  expect(page).toContain(
    'stays in your browser; its numbers are sent for the search, and not kept',
  );
  expect(page).toContain('of any other change you are told that it was not made');
});
