import type { Page } from '@playwright/test';
import { photoInput, type ChosenFiles } from './upload.ts';

export interface GalleryFacts {
  title: string;
  occasion?: string;
  /** `2026-06-20` */
  date?: string;
  businessName?: string;
}

/** `/gallery/create`: name, brand, photos, and the wait for the gallery. */
export function createGalleryPage(page: Page) {
  const main = page.getByRole('main');
  const goOn = main.getByRole('button', { name: 'Go on' }).filter({ visible: true });
  return {
    main,
    goOn,
    title: main.getByLabel('Title'),
    async describe(facts: GalleryFacts): Promise<void> {
      await main.getByLabel('Title').fill(facts.title);
      if (facts.occasion !== undefined) await main.getByLabel('Occasion').fill(facts.occasion);
      if (facts.date !== undefined) await main.getByLabel('Date').fill(facts.date);
      await goOn.click();
      const businessName = main.getByLabel('Business name');
      await businessName.waitFor();
      if (facts.businessName !== undefined) await businessName.fill(facts.businessName);
      await goOn.click();
      await main.getByRole('button', { name: 'Choose photos' }).waitFor();
    },
    choosePhotos: (files: ChosenFiles) => photoInput(page).setInputFiles(files),
  };
}
