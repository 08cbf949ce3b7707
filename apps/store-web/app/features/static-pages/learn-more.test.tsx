import { photoCheckHelp } from '@albumen/contract/upload-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { HelpUploadErrors } from './help-uploading.tsx';

test('every learn-more link of an upload leads to its section', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <HelpUploadErrors />
    </MemoryRouter>,
  );
  for (const code of [
    'exceedsFileLimit',
    'exceedsSizeLimit',
    'belowSizeMinimum',
    'belowSizeRecommendation',
    'unsupportedFileType',
  ] as const) {
    const [, id] = photoCheckHelp(code).split('#');
    expect(page).toContain(`id="${id}"`);
  }
});
