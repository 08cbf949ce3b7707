import { expect, test } from 'vitest';
import { attachmentNamed } from './content-disposition.ts';

test('a plain name stays readable', () => {
  expect(attachmentNamed('IMG_0001.jpg')).toBe(
    `attachment; filename="IMG_0001.jpg"; filename*=UTF-8''IMG_0001.jpg`,
  );
});

test('any other name is given to new clients whole and to old ones in ASCII', () => {
  expect(attachmentNamed("Jörg's 花.jpg")).toBe(
    `attachment; filename="J_rg's _.jpg"; filename*=UTF-8''J%C3%B6rg%27s%20%E8%8A%B1.jpg`,
  );
});

test.each([
  ['a"; filename="evil.exe', 'a_; filename=_evil.exe'],
  ['a\r\nSet-Cookie: x.jpg', 'aSet-Cookie: x.jpg'],
  ['..\\..\\a/b.jpg', '.._.._a_b.jpg'],
  ['', 'file'],
])('%j cannot break out of the header', (name, ascii) => {
  expect(attachmentNamed(name)).toContain(`filename="${ascii}";`);
  expect(attachmentNamed(name)).not.toMatch(/[\r\n]/);
});
