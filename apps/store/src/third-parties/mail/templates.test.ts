import { labBrandFacts, labBrands } from '@albumen/contract/brands';
import { describe, expect, test } from 'vitest';
import { gallerySharedMail } from './gallery-mails.ts';
import { layOut } from './layout.ts';
import { mailKinds } from './mailer.ts';
import { orderShippedMail } from './order-mails.ts';
import { linkPaidMail } from './payment-link-mails.ts';
import { payoutDetailsChangedMail } from './payout-mails.ts';
import { sampleMails } from './sample-mails.ts';

describe.each(labBrands)('on %s', (brand) => {
  const mails = sampleMails(brand);

  test('there is a mail of every kind', () => {
    expect(mails.map((mail) => mail.kind).toSorted()).toEqual([...mailKinds].toSorted());
  });

  test.each(mails)('$kind says the same as text and as HTML, with its one link', (mail) => {
    const [link] = mail.text.match(/https:\S+/) ?? [];
    expect(link).toBeDefined();
    expect(mail.html).toContain(`href="${link}"`);
    expect(new Set(mail.html.match(/href="[^"]*"/g))).toHaveLength(1);
    expect(mail.html).toContain(labBrandFacts[brand].name.replace('&', '&amp;'));
  });

  test.each(mails)('$kind works without images, scripts and fonts from elsewhere', ({ html }) => {
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/);
  });

  test.each(mails)('$kind has a face for dark mode', ({ html }) => {
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });

  test.each(mails)('$kind keeps to the voice', ({ subject, text }) => {
    expect(`${subject} ${text}`).not.toMatch(/!|oops|please/i);
  });
});

const shared = { url: 'https://halide.example/s/abc/gallery', title: 'Ann & Bo', studio: 'Studio' };

test('a title cannot bring markup into a mail', () => {
  const { html } = gallerySharedMail('halide', {
    ...shared,
    title: '<img src=x onerror=alert(1)>',
  });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
});

test('a title cannot bring a link, a header or a reversed direction into a mail', () => {
  const title = 'Win\r\nBcc: eve@example.com \u202Eat https://evil.example.com';
  const { subject, text } = gallerySharedMail('halide', { ...shared, title });
  expect(subject).not.toMatch(/[\r\n\u202E]/);
  expect(text.replace(shared.url, '')).not.toMatch(/https?:\/\/|\w\.\w|\w@\w/);
});

const picture = { url: 'https://halide.example/r/abc/cover-50-50.jpg', width: 1200, height: 630 };

test('an invitation shows hero, logo and a personal line, and says all of it without images', () => {
  const { html, text } = gallerySharedMail('halide', {
    ...shared,
    note: 'Thank you for a day in the rain.\nSee more at evil.example.com',
    hero: picture,
    logo: { ...picture, url: 'https://halide.example/logos/a.png', width: 900, height: 300 },
  });
  expect(html.match(/<img [^>]*>/g)).toEqual([
    expect.stringMatching(/a\.png" alt="Studio" width="180" height="60"/),
    expect.stringMatching(/cover-50-50\.jpg" alt="Ann &amp; Bo" width="520" height="273"/),
  ]);
  expect(text).toContain(
    '“Thank you for a day in the rain. See more at evil.\u2060example.\u2060com”',
  );
});

test('the studio stands on top of its invitation, and the lab at its foot', () => {
  const { html, text } = gallerySharedMail('cyan', shared);
  expect(html).toMatch(/<table[^>]*max-width:520px[^>]*>\s*<tr><td [^>]*>Studio<\/td>/);
  expect(html).toContain('Printed by Cyan &amp; Co.</td>');
  expect(text.trimEnd()).toMatch(/\nPrinted by Cyan & Co\.$/);
});

const evil = 'evil.example.com';
const { url } = shared;
const order = {
  url,
  reference: 'H-1',
  lines: [],
  carrier: '',
  trackingNumber: '1',
  extent: 'whole',
} as const;
const payer = { payerName: 'Ada', payerEmail: 'ada@people.test', paidWith: '' };
const paid = {
  ...payer,
  url,
  reference: 'P-1',
  from: 'Studio',
  purpose: 'Photos',
  amountMinor: 100,
  currency: 'USD',
};

test.each([
  ['a parcel’s carrier', orderShippedMail('halide', { ...order, carrier: evil })],
  ['a payer’s wallet', linkPaidMail('halide', { ...paid, paidWith: `Paid by PayPal, ${evil}` })],
  [
    'a bank account’s holder',
    payoutDetailsChangedMail('halide', { url, paidTo: `${evil}, ···6789` }),
  ],
])('%s cannot bring a link into a mail', (_, { html, text }) => {
  expect(html).toContain('evil.');
  expect(html + text).not.toContain(evil);
});

test('a title of any length stays a title', () => {
  const { subject } = gallerySharedMail('halide', { ...shared, title: '💍'.repeat(500) });
  expect(Array.from(subject).length).toBeLessThan(120);
  expect(subject).toContain('💍…');
});

test('a link that is no web address is a mistake of ours', () => {
  const message = { preview: '', heading: '', paragraphs: [], footnote: '', subject: '' };
  const button = { label: 'Go', url: 'javascript:alert(1)' };
  expect(() => layOut('halide', { ...message, kind: 'welcome', button })).toThrow(RangeError);
});
