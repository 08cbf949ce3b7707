import { expect, test } from 'vitest';
import { attributes, html, rawHtml } from './html.ts';

test('values are escaped, in elements and in quoted attributes', () => {
  const name = `<b title="it's">&</b>`;
  expect(String(html`<p title="${name}">${name}</p>`)).toBe(
    '<p title="&lt;b title=&quot;it&#39;s&quot;&gt;&amp;&lt;/b&gt;">' +
      '&lt;b title=&quot;it&#39;s&quot;&gt;&amp;&lt;/b&gt;</p>',
  );
});

test('what came from a template or is marked as HTML stays as it is', () => {
  const items = ['a', '<'].map((item) => html`<li>${item}</li>`);
  expect(String(html`<ul>${items}</ul>${rawHtml('<hr>')}`)).toBe(
    '<ul><li>a</li><li>&lt;</li></ul><hr>',
  );
});

test('nothing comes of undefined and false, and a number is its digits', () => {
  expect(String(html`<p>${undefined}${false}${0}</p>`)).toBe('<p>0</p>');
});

test('attributes are escaped, and left out when they do not hold', () => {
  const given = { checked: true, disabled: false, 'data-city': '"Ulm"', lang: undefined };
  expect(String(html`<input${attributes(given)}>`)).toBe(
    '<input checked data-city="&quot;Ulm&quot;">',
  );
});
