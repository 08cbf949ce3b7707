import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeSvg } from './sanitize-svg.ts';

function wrap(content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 50"${attributes}>${content}</svg>`;
}

function markupOf(text: string): string {
  const outcome = sanitizeSvg(text);
  if (!outcome.ok) throw new Error(`${outcome.refusal.code}: ${outcome.refusal.subject}`);
  return outcome.value.markup;
}

function refusalOf(text: string): unknown {
  const outcome = sanitizeSvg(text);
  return outcome.ok ? outcome.value.markup : outcome.refusal;
}

test('a drawing keeps its shapes, gradients and styles', () => {
  const drawing = wrap(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path d="M0 0h9" fill="url(#g)" style="stroke: red; stroke-width: 2"/>',
  );
  const markup = markupOf(drawing);
  expect(markup).toContain(
    '<path d="M0 0h9" fill="url(#g)" style="stroke:red;stroke-width:2"></path>',
  );
  expect(markup).toContain('<stop offset="0" stop-color="#fff"></stop>');
});

test('a style sheet of a design program is kept, rule by rule', () => {
  const markup = markupOf(
    wrap(
      '<style type="text/css"> /* x */ .st0{fill:#E30613;} .st1,.st2{opacity:.5} </style><path class="st0" d="M0 0"/>',
    ),
  );
  expect(markup).toContain('<style>.st0{fill:#E30613}.st1,.st2{opacity:.5}</style>');
  expect(markup).toContain('class="st0"');
});

test('notes that a drawing program leaves for itself vanish', () => {
  const noisy = wrap(
    '<title>Logo</title><metadata><rdf:RDF/></metadata><sodipodi:namedview pagecolor="#fff"><inkscape:grid/></sodipodi:namedview><path d="M0 0" inkscape:label="x" data-name="Layer 1"/>',
  );
  expect(markupOf(noisy)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path d="M0 0"></path></svg>',
  );
});

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<SCRIPT>alert(1)</SCRIPT>', '<SCRIPT>'],
  ['<foreignObject><p/></foreignObject>', '<foreignObject>'],
  ['<image href="https://x.test/a.png"/>', '<image>'],
  ['<image href="data:image/png;base64,AAAA"/>', '<image>'],
  ['<text>Name</text>', '<text>'],
  ['<a href="#x"/>', '<a>'],
  ['<animate attributeName="href"/>', '<animate>'],
  ['<set attributeName="onload"/>', '<set>'],
  ['<filter id="f"/>', '<filter>'],
  ['<iframe src="//x.test"/>', '<iframe>'],
  ['<html:script xmlns:html="http://www.w3.org/1999/xhtml">1</html:script>', '<html:script>'],
])('%s is refused by name', (content, subject) => {
  expect(refusalOf(wrap(content))).toEqual({ code: 'svgUnsafe', subject });
});

test.each([
  ['<path onload="alert(1)"/>', 'an event handler (onload)'],
  ['<path ONCLICK="alert(1)"/>', 'an event handler (ONCLICK)'],
  ['<use href="other.svg#x"/>', 'a reference to something outside of it'],
  ['<use xlink:href="file:///etc/passwd#x"/>', 'a reference to something outside of it'],
  ['<use href="javascript:alert(1)"/>', 'a reference to something outside of it'],
  ['<path fill="url(https://x.test/a.svg#b)"/>', 'a reference to something outside of it'],
  ['<path fill="url( \'//x.test#b\' )"/>', 'a reference to something outside of it'],
  ['<path fill="URL(https://x.test)"/>', 'a reference to something outside of it'],
  ['<path style="fill:url(https://x.test/a)"/>', 'a reference to something outside of it'],
  ['<path style="background:url(https://x.test/a)"/>', 'a reference to something outside of it'],
  ['<path style="fill:u\\72l(//x.test)"/>', 'a reference to something outside of it'],
  ['<path fill="&#117;rl(//x.test)"/>', 'a reference to something outside of it'],
  ['<path mask="expression(alert(1))"/>', 'a reference to something outside of it'],
  ['<style>@import "https://x.test/a.css";</style>', 'a CSS @ rule'],
  ['<style>@font-face{src:url(//x.test)}</style>', 'a CSS @ rule'],
  ['<style><![CDATA[.a{fill:url(//x.test)}]]></style>', 'a reference to something outside of it'],
  ['<style>a[href^="x"]{fill:red}</style>', 'a CSS selector of a rare kind'],
  ['<path d="&xxe;"/>', 'an entity'],
  ['<?xml-stylesheet href="//x.test"?>', 'a processing instruction'],
])('%s is refused', (content, subject) => {
  expect(refusalOf(wrap(content))).toEqual({ code: 'svgUnsafe', subject });
});

test('declarations in front of the drawing are refused, entities with them', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "&a;&a;&a;">]>${wrap('<path d="&b;"/>')}`;
  expect(refusalOf(bomb)).toEqual({ code: 'svgUnsafe', subject: 'a DOCTYPE' });
  expect(refusalOf(`<!DOCTYPE svg SYSTEM "file:///etc/passwd">${wrap('')}`)).toMatchObject({
    code: 'svgUnsafe',
  });
});

test('parts that use each other without end, or too often, are refused', () => {
  expect(
    refusalOf(wrap('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')),
  ).toMatchObject({ code: 'svgTooComplex' });
  expect(refusalOf(wrap('<g id="a"><use href="#a"/></g>'))).toMatchObject({
    code: 'svgTooComplex',
  });
  const tenfold = Array.from(
    { length: 8 },
    (_, level) => `<g id="l${level}">${`<use href="#l${level + 1}"/>`.repeat(10)}</g>`,
  );
  expect(refusalOf(wrap(tenfold.join('')))).toEqual({
    code: 'svgTooComplex',
    subject: 'its parts repeat too often',
  });
  const masks = Array.from(
    { length: 20 },
    (_, level) => `<mask id="m${level}">${`<g mask="url(#m${level + 1})"/>`.repeat(4)}</mask>`,
  );
  expect(refusalOf(wrap(masks.join('')))).toMatchObject({ code: 'svgTooComplex' });
});

test('too deep, too many and too long are refused', () => {
  expect(refusalOf(wrap('<g>'.repeat(100) + '</g>'.repeat(100)))).toMatchObject({
    code: 'svgTooComplex',
  });
  expect(refusalOf(wrap('<g/>'.repeat(20_001)))).toMatchObject({ code: 'svgTooComplex' });
  expect(refusalOf(wrap(`<path d="${'M0 0'.repeat(1_100_000)}"/>`))).toMatchObject({
    code: 'svgTooComplex',
  });
  expect(
    refusalOf(wrap(`<path ${Array.from({ length: 200 }, (_, i) => `a${i}="1"`).join(' ')}/>`)),
  ).toMatchObject({ code: 'svgTooComplex' });
});

test.each([
  '',
  '<svg',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<svg></g></svg>',
  '<html></html>',
  '<svg/><svg/>',
  'text <svg/>',
  '<svg a=1/>',
  '<svg xmlns="http://x.test"/>',
])('%j is no SVG', (text) => {
  expect(refusalOf(text)).toMatchObject({ code: 'svgUnreadable' });
});

test('the stated size is read where it is in pixels', () => {
  const sizeOf = (attributes: string) => {
    const outcome = sanitizeSvg(wrap('', attributes));
    return outcome.ok ? outcome.value.statedSize : outcome.refusal;
  };
  expect(sizeOf(' width="40" height="30.5px"')).toEqual({ width: 40, height: 30.5 });
  expect(sizeOf(' width="100%" height="100%"')).toBeNull();
  expect(sizeOf('')).toBeNull();
});

test('what comes out can be read again and stays as it is', () => {
  const value = fc.string({
    unit: fc.constantFrom('&amp;', '&gt;', '&quot;', 'a', ' ', '#', '>', "'", 'é'),
  });
  fc.assert(
    fc.property(value, (text) => {
      const once = markupOf(wrap(`<g id="${text}"/>`));
      expect(markupOf(once)).toBe(once);
    }),
  );
});

test('no text whatever makes it throw or lets markup through', () => {
  const piece = fc.constantFrom(
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '</svg>',
    '<g ',
    'href="',
    '"',
    '>',
    '/>',
    '<style>',
    '</style>',
    '{',
    '}',
    'url(',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&',
    ';',
    '#a',
    'onload=',
    '<script>',
    '@import',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const outcome = sanitizeSvg(
        `<svg xmlns="http://www.w3.org/2000/svg">${pieces.join('')}</svg>`,
      );
      if (!outcome.ok) return;
      expect(outcome.value.markup).not.toMatch(/<script|onload|@import|url\((?!#)|<!|<\?/);
    }),
    { numRuns: 5_000 },
  );
});
