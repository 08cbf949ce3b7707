import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { chromiumOptions } from './chromium-options.ts';

/** What Playwright calls a browser with, read from a program that writes it down and ends. */
async function switchesOfPlaywright(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-switches-'));
  try {
    const executablePath = join(folder, 'browser');
    await writeFile(executablePath, `#!/bin/sh\necho "$@" > '${folder}/switches'\n`);
    await chmod(executablePath, 0o755);
    await chromium.launch({ executablePath }).catch(() => undefined);
    return await readFile(join(folder, 'switches'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function featuresOff(switches: string): string[] {
  return /--disable-features=(\S+)/.exec(switches)?.[1]?.split(',') ?? [];
}

test('what Playwright turns off in Chromium stays off', async () => {
  const theirs = featuresOff(await switchesOfPlaywright());
  expect(theirs).toContain('PaintHolding');
  expect(featuresOff(chromiumOptions().args?.join(' ') ?? '')).toEqual(
    expect.arrayContaining(theirs),
  );
});

test('switches of a test come beside ours', () => {
  expect(chromiumOptions(['--site-per-process']).args).toEqual(
    expect.arrayContaining(['--no-sandbox', '--site-per-process']),
  );
});
