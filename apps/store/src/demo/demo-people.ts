import type { LabBrand } from '@albumen/contract/brands';

/** The same for every demo account; refused where the address is public. */
export const demoPassword = 'albumen-demo';

export interface DemoPerson {
  labBrand: LabBrand;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  /** A photographer has a brand, a shared gallery and a draft. */
  gallery?: DemoGallery;
}

export interface DemoGallery {
  title: string;
  occasion: string;
  datedOn: string;
  /** File name of the photo on top. */
  hero: string;
  draftTitle: string;
}

export const demoPeople: readonly DemoPerson[] = [
  {
    labBrand: 'halide',
    email: 'photographer@demo.test',
    firstName: 'Ada',
    lastName: 'Lindqvist',
    companyName: 'Lindqvist Photographs',
    gallery: {
      title: 'A year outdoors',
      occasion: 'Travel',
      datedOn: '2026-06-20',
      hero: 'picosdeeuropa_by_Aitzol_Berasategi.jpg',
      draftTitle: 'Autumn portraits',
    },
  },
  {
    labBrand: 'cyan',
    email: 'studio@demo.test',
    firstName: 'Marcus',
    lastName: 'Bell',
    companyName: 'Bell & Daughters Studio',
    gallery: {
      title: 'Mountains, rivers, friends',
      occasion: 'Anniversary',
      datedOn: '2026-09-05',
      hero: 'sunset_by_Aitzol_Berasategi.jpg',
      draftTitle: 'Spring weddings',
    },
  },
  ...(['halide', 'cyan'] as const).map((labBrand) => ({
    labBrand,
    email: 'customer@demo.test',
    firstName: 'Noor',
    lastName: 'Okafor',
    companyName: '',
  })),
];
