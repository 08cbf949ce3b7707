import { labBrandFacts, type LabBrand } from '@albumen/contract/brands';
import { html, rawHtml, type Html } from '@albumen/server-kit/html';
import { faces, type Face } from './faces.ts';
import type { MailContent, MailKind } from './mailer.ts';
import { heroRow, logoMark, type MailPicture } from './pictures.ts';

/** Prices below each other; the last is the sum of all. */
export interface Bill {
  rows: readonly (readonly [label: string, price: string])[];
}

export interface TimedLink {
  url: string;
  /** How long the link works. */
  validForMs: number;
}

/** One message: a heading, a few sentences, at most one button, and why the reader gets it. */
export interface Message {
  kind: MailKind;
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  heading: string;
  /** Whose guest the reader is: stands on top instead of the lab, by its logo where it has one. */
  studio?: { name: string; logo?: MailPicture };
  /** A photograph between the name on top and the heading. */
  hero?: MailPicture;
  /** Somebody's own words, set apart from ours. */
  quote?: string;
  paragraphs: readonly (string | Bill)[];
  button?: { label: string; url: string };
  footnote: string;
}

type Studio = NonNullable<Message['studio']>;

/** Dresses a message in the brand's face, as HTML that works without images and as plain text. */
export function layOut(brand: LabBrand, message: Message): MailContent {
  if (message.button !== undefined) checkLink(message.button.url);
  const { kind, subject } = message;
  return { brand, kind, subject, html: htmlOf(brand, message), text: textOf(brand, message) };
}

function checkLink(url: string): void {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new RangeError('a mailed link is http or https');
}

function textOf(brand: LabBrand, message: Message): string {
  const { name } = labBrandFacts[brand];
  const button =
    message.button === undefined ? [] : [`${message.button.label}:\n${message.button.url}`];
  const paragraphs = message.paragraphs.map((part) =>
    typeof part === 'string' ? part : part.rows.map((row) => row.join(': ')).join('\n'),
  );
  const said = message.quote === undefined ? [] : [`“${message.quote}”`];
  const whose = message.studio === undefined ? name : printedBy(brand);
  const words = [...said, ...paragraphs];
  const blocks = [message.heading, ...words, ...button, '--', message.footnote, whose];
  return `${blocks.join('\n\n')}\n`;
}

function htmlOf(brand: LabBrand, message: Message): string {
  const face = faces[brand];
  const { surface } = face.light;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${message.subject}</title>
<style>${rawHtml(styleOf(face))}</style>
</head>
<body class="surface" style="margin:0;padding:0;background:${surface}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${message.preview}</div>
<table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${surface}">
<tr><td align="center" style="padding:40px 24px 48px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;text-align:left">
${message.studio === undefined ? mast(brand, face) : studioMast(face, message.studio)}
${body(face, message)}
${foot(brand, face, message)}
</table>
</td></tr>
</table>
</body>
</html>
`.text;
}

function mast(brand: LabBrand, face: Face): Html {
  const { light, mast: shape } = face;
  return html`<tr><td class="mast rule" style="background:${light.mast};border-bottom:${shape.rulePx}px solid ${light.hairline};border-radius:${shape.rulePx === 0 ? face.cornerPx : 0}px;padding:${shape.padding};font:${face.displayWeight} 23px/1.2 ${face.display};letter-spacing:${face.displayTracking};color:${light.onMast}">${labBrandFacts[brand].name}</td></tr>`;
}

function studioMast({ light, display, ...face }: Face, { name, logo }: Studio): Html {
  const look = `font:${face.displayWeight} 23px/1.2 ${display};letter-spacing:${face.displayTracking}`;
  return html`<tr><td class="ink rule" style="border-bottom:1px solid ${light.hairline};padding:0 0 20px;${look};color:${light.ink};overflow-wrap:anywhere">${logo === undefined ? name : logoMark(logo, { name, plate: light.surface })}</td></tr>`;
}

function body(face: Face, message: Message): Html {
  const { ink } = face.light;
  const paragraphs = message.paragraphs.map((part) =>
    typeof part === 'string'
      ? html`<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${face.text};color:${ink}">${part}</p>`
      : bill(face, part),
  );
  const { hero, quote, heading } = message;
  return html`${hero && heroRow(hero, heading)}
<tr><td style="padding:${hero === undefined ? 40 : 28}px 0 8px">
<h1 class="ink" style="margin:0 0 20px;font:${face.displayWeight} ${face.headingPx}px/1.18 ${face.display};letter-spacing:${face.displayTracking};color:${ink};text-wrap:balance;overflow-wrap:anywhere">${heading}</h1>
${quote !== undefined && html`<p class="ink" style="margin:0 0 20px;font:${face.quote} ${face.display};color:${ink};overflow-wrap:anywhere">“${quote}”</p>`}
${paragraphs}
</td></tr>
${message.button === undefined ? undefined : button(face, message.button)}`;
}

function bill(face: Face, { rows }: Bill): Html {
  const { ink, hairline } = face.light;
  const lines = rows.map(([label, price], position) => {
    const weight = position === rows.length - 1 ? 600 : 400;
    const look = `border-top:1px solid ${hairline};font:${weight} 16px/1.45 ${face.text};color:${ink}`;
    return html`<tr><td class="ink rule" style="padding:9px 16px 9px 0;${look}">${label}</td><td class="ink rule" align="right" valign="top" style="padding:9px 0;white-space:nowrap;${look}">${price}</td></tr>`;
  });
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;border-collapse:collapse">
${lines}
</table>`;
}

function button(face: Face, { label, url }: { label: string; url: string }): Html {
  const { accent, onAccent, quiet } = face.light;
  return html`<tr><td style="padding:8px 0 24px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="button" style="background:${accent};border-radius:${face.cornerPx}px">
<a class="on-accent" href="${url}" style="display:inline-block;padding:14px 26px;font:600 16px/1.25 ${face.text};color:${onAccent};text-decoration:none">${label}</a>
</td></tr></table>
<p class="quiet" style="margin:20px 0 0;font:400 13px/1.5 ${face.text};color:${quiet}">Or paste this address into your browser:<br>
<a class="quiet" href="${url}" style="color:${quiet};word-break:break-all">${url}</a></p>
</td></tr>`;
}

function foot(brand: LabBrand, face: Face, { footnote, studio }: Message): Html {
  const { quiet, hairline } = face.light;
  return html`<tr><td class="quiet rule" style="border-top:1px solid ${hairline};padding:20px 0 0;font:400 13px/1.5 ${face.text};color:${quiet}">${footnote}<br>${studio === undefined ? labBrandFacts[brand].name : printedBy(brand)}</td></tr>`;
}

/** In the words of the pages' footer. */
function printedBy(brand: LabBrand): string {
  return `Printed by ${labBrandFacts[brand].name}`;
}

/** Inline styles are the light scheme; mail programs that know dark mode take these over them. */
function styleOf({ dark }: Face): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-underline-offset:2px}
@media (prefers-color-scheme:dark){
.surface{background:${dark.surface}!important}
.ink{color:${dark.ink}!important}
.quiet{color:${dark.quiet}!important}
.plate{padding:8px!important}
.rule{border-color:${dark.hairline}!important}
.mast{background:${dark.mast}!important;color:${dark.onMast}!important}
.button{background:${dark.accent}!important}
.on-accent{color:${dark.onAccent}!important}
}`;
}
