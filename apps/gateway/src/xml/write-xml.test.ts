import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJson } from './to-json.ts';
import { elementName, writeXml } from './write-xml.ts';
import { xmlCollection, xmlList, xmlWord } from './xml-value.ts';

const answer = {
  id: 'a1',
  last4: '1111',
  count: 3,
  isSettled: true,
  settledAt: new Date('2026-05-04T03:02:01.987Z'),
  orderId: null,
  channel: undefined,
  threeDSecureInfo: { eciFlag: '05' },
  refundIds: xmlList('item', ['b2', 'c3']),
  attribute: xmlWord('amount'),
};

test('types are marked, absent is left out, null says so', () => {
  expect(writeXml('transaction', answer)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<transaction><id>a1</id><last-4>1111</last-4><count type="integer">3</count>' +
      '<is-settled type="boolean">true</is-settled>' +
      '<settled-at type="datetime">2026-05-04T03:02:01Z</settled-at><order-id nil="true"/>' +
      '<three-d-secure-info><eci-flag>05</eci-flag></three-d-secure-info>' +
      '<refund-ids type="array"><item>b2</item><item>c3</item></refund-ids>' +
      '<attribute type="symbol">amount</attribute></transaction>\n',
  );
});

test('a collection has its items beside its own elements', () => {
  const collection = xmlCollection('transaction', [{ id: 'a' }, { id: 'b' }], { pageSize: 50 });
  expect(writeXml('creditCardTransactions', collection)).toContain(
    '<credit-card-transactions type="collection"><page-size type="integer">50</page-size>' +
      '<transaction><id>a</id></transaction><transaction><id>b</id></transaction>',
  );
  expect(toJson(collection)).toEqual({ pageSize: 50, transaction: [{ id: 'a' }, { id: 'b' }] });
});

test('the same answer as JSON', () => {
  expect(toJson(answer)).toEqual({
    id: 'a1',
    last4: '1111',
    count: 3,
    isSettled: true,
    settledAt: '2026-05-04T03:02:01.987Z',
    orderId: null,
    threeDSecureInfo: { eciFlag: '05' },
    refundIds: ['b2', 'c3'],
    attribute: 'amount',
  });
});

test('text cannot become markup and what XML cannot carry is replaced', () => {
  expect(writeXml('name', '</name><id>1</id>&"')).toContain(
    '<name>&lt;/name&gt;&lt;id&gt;1&lt;/id&gt;&amp;&quot;</name>',
  );
  expect(writeXml('name', 'a\u0000b\uD800c\uFFFE')).toContain('<name>a\uFFFDb\uFFFDc\uFFFD</name>');
});

test('whatever the text, the document stays well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const content = /<name>(.*)<\/name>/s.exec(writeXml('name', text))?.[1] ?? '';
      expect(content).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#13;)/);
    }),
  );
});

test('what is no element name is refused', () => {
  expect(elementName('cvvResponseCode')).toBe('cvv-response-code');
  expect(() => elementName('a b')).toThrow('not an element name');
  expect(() => elementName('x><y')).toThrow('not an element name');
});
