import type { Locator, Page } from '@playwright/test';

/** Paths, or files that exist only in the test. */
export type ChosenFiles = Parameters<Locator['setInputFiles']>[0];

/** The browser's own picker behind our buttons; a gallery without photos has two of the same. */
export function photoInput(page: Page): Locator {
  return page.locator('input[type="file"][aria-label="Photos"]').first();
}

/** The slim panel at the bottom that goes along while photos are sent. */
export function uploadPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Upload', exact: true });
  return {
    panel,
    bar: panel.getByRole('progressbar'),
    errors: panel.getByRole('region', { name: /Error\(s\)/ }),
    done: panel.getByText('Your photos are uploaded').filter({ visible: true }).first(),
    count: (done: number, of: number) => panel.getByText(`${done} of ${of}`, { exact: true }),
    pause: panel.getByRole('button', { name: 'Pause' }),
    goOn: panel.getByRole('button', { name: 'Go on' }),
    cancel: panel.getByRole('button', { name: 'Cancel' }),
    grow: panel.getByRole('button', { name: 'Show all files' }),
    shrink: panel.getByRole('button', { name: 'Show less' }),
    close: panel.getByRole('button', { name: 'Close' }),
    files: panel.getByRole('region', { name: 'Files' }),
  };
}

/** 'Upload Error(s)': what is wrong with a selection before anything is sent. */
export function uploadErrors(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Upload Error(s)' });
  return {
    dialog,
    issues: dialog.getByRole('listitem').filter({ has: page.getByRole('link') }),
    allow: dialog.getByRole('checkbox', { name: /might not print well/ }),
    upload: (count: number) => dialog.getByRole('button', { name: `Upload ${count} File(s)` }),
    tryAgain: dialog.getByRole('button', { name: 'Try Again' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
  };
}
