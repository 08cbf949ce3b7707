import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settingNames as ofGateway } from '../apps/gateway/src/settings.ts';
import { settingNames as ofPlayground } from '../apps/playground/src/settings.ts';
import { settingNames as ofStore } from '../apps/store/src/settings.ts';

test('.env.example explains every setting once, and none that does not exist', async () => {
  const example = await readFile(new URL('../.env.example', import.meta.url), 'utf8');
  const explained = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(new Set(explained)).toEqual(new Set([...ofStore, ...ofGateway, ...ofPlayground]));
  expect(new Set(explained).size).toBe(explained.length);
});
