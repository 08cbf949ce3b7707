import { html, type Html } from '@albumen/server-kit/html';

/** An image of ours by its absolute address, with its size in pixels. */
export interface MailPicture {
  url: string;
  width: number;
  height: number;
}

const columnPx = 520;
const logoBox = { width: 180, height: 64 };

/** Over the whole column; where images are off, the line above the heading's own. */
export function heroRow({ url, width, height }: MailPicture, alt: string): Html {
  const shownHeight = Math.round((height * columnPx) / width);
  return html`<tr><td style="padding:28px 0 0"><img src="${url}" alt="${alt}" width="${columnPx}" height="${shownHeight}" style="display:block;width:100%;max-width:${columnPx}px;height:auto;border:0"></td></tr>`;
}

/** On paper of its own, which a dark mail shows: it would swallow a dark logo. */
export function logoMark(
  { url, width, height }: MailPicture,
  { name, plate }: { name: string; plate: string },
): Html {
  const scale = Math.min(1, logoBox.width / width, logoBox.height / height);
  const [shownWidth, shownHeight] = [Math.round(width * scale), Math.round(height * scale)];
  return html`<img class="plate" src="${url}" alt="${name}" width="${shownWidth}" height="${shownHeight}" style="display:block;background:${plate};border:0">`;
}
