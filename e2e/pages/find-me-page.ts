import type { Page, Request } from '@playwright/test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The tab of a gallery on which guests look for themselves. */
export function findMePage(page: Page) {
  return {
    tab: page.getByRole('link', { name: /^(Find me|You)/ }),
    title: page.getByRole('heading', { name: 'Find your photos' }),
    problem: page.getByRole('main').getByRole('alert'),
    heading: (count: number) =>
      page.getByRole('heading', { name: `${count} ${count === 1 ? 'photo' : 'photos'} of you` }),
    button: (name: string) => page.getByRole('main').getByRole('button', { name }),
    faces: page.getByRole('button', { name: /^Face \d+ of \d+/ }),
    /** As a person does, through the browser's own picker. */
    async choose(file: ChosenFile | string, button: 'Take a selfie' | 'Choose a photo of you') {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: button }).click(),
      ]);
      await chooser.setFiles(file);
    },
  };
}

export function jpegFile(buffer: Buffer, name = 'IMG_0001.jpg'): ChosenFile {
  return { name, mimeType: 'image/jpeg', buffer };
}

interface Search {
  descriptors?: number[][];
  notMe?: string[];
}

/** What this page sends to be searched by. */
export function searchesOf(page: Page): Search[] {
  const searches: Search[] = [];
  page.on('request', (request: Request) => {
    if (!new URL(request.url()).pathname.endsWith('/find-me')) return;
    searches.push(request.postDataJSON() as Search); // of the contract
  });
  return searches;
}
