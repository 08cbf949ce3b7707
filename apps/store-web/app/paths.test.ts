import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { href, paths } from './paths.ts';
import { routes } from './routes.ts';

test('every path is mounted by the route of its own pattern', () => {
  for (const pattern of Object.values(paths)) {
    const example = pattern.replaceAll(/:\w+/g, 'x1');
    expect(matchRoutes(routes, example)?.at(-1)?.route.path).toBe(pattern);
  }
});

test('links fill and escape what they are given', () => {
  expect(href.galleryManage('a/b')).toBe('/gallery/manage/a%2Fb');
  expect(href.help('upload-errors')).toBe('/help#upload-errors');
  expect(href.accountVerify('login', '/gallery/manage/1?x=2')).toBe(
    '/account/verify?mode=login&url=%2Fgallery%2Fmanage%2F1%3Fx%3D2',
  );
});
