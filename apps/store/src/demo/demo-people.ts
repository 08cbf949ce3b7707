import type { LabBrand } from '@albumen/contract/brands';
import type { CoverStyle, Focus } from '@albumen/contract/covers';

/** The same for every demo account; refused where the address is public. */
export const demoPassword = 'albumen-demo';

export interface DemoPerson {
  labBrand: LabBrand;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  /** A photographer has a brand, shared galleries of different kinds, and a draft. */
  studio?: DemoStudio;
}

export interface DemoStudio {
  galleries: readonly DemoGallery[];
  draftTitle: string;
}

export interface DemoGallery {
  title: string;
  occasion: string;
  datedOn: string;
  coverStyle: CoverStyle;
  /** File name of the photo on top, and what its crops keep. */
  hero: string;
  focus: Focus;
  /** Words in the names of its photos; all of them when left out. */
  photos?: readonly string[];
}

/** What is no landscape. */
const indoors = ['Picture', 'Wine', 'free_by', 'friends', 'greentock'];

/** They order, and leave hearts in the galleries of their lab brand's photographer. */
export const guests = [
  { email: 'customer@demo.test', firstName: 'Noor', lastName: 'Okafor' },
  { email: 'grandmother@demo.test', firstName: 'Ingrid', lastName: 'Sandberg' },
  { email: 'friend@demo.test', firstName: 'Tomas', lastName: 'Reyes' },
] as const;

export const demoPeople: readonly DemoPerson[] = [
  {
    labBrand: 'halide',
    email: 'photographer@demo.test',
    firstName: 'Ada',
    lastName: 'Lindqvist',
    companyName: 'Lindqvist Photographs',
    studio: {
      galleries: [
        {
          title: 'The house on Mill Lane',
          occasion: 'Family',
          datedOn: '2026-10-03',
          coverStyle: 'beside',
          hero: 'Picture_0B_by_freespace.jpg',
          focus: { x: 55, y: 50 },
          photos: indoors,
        },
        {
          title: 'A year outdoors',
          occasion: 'Travel',
          datedOn: '2026-06-20',
          coverStyle: 'photo',
          hero: 'picosdeeuropa_by_Aitzol_Berasategi.jpg',
          focus: { x: 62, y: 40 },
        },
      ],
      draftTitle: 'Autumn portraits',
    },
  },
  {
    labBrand: 'cyan',
    email: 'studio@demo.test',
    firstName: 'Marcus',
    lastName: 'Bell',
    companyName: 'Bell & Daughters Studio',
    studio: {
      galleries: [
        {
          title: 'Open studio',
          occasion: 'Event',
          datedOn: '2026-10-18',
          coverStyle: 'framed',
          hero: 'Picture_1A_by_freespace.jpg',
          focus: { x: 50, y: 30 },
          photos: indoors,
        },
        {
          title: 'Mountains, rivers, friends',
          occasion: 'Anniversary',
          datedOn: '2026-09-05',
          coverStyle: 'centered',
          hero: 'sunset_by_Aitzol_Berasategi.jpg',
          focus: { x: 38, y: 55 },
        },
      ],
      draftTitle: 'Spring weddings',
    },
  },
  ...(['halide', 'cyan'] as const).flatMap((labBrand) =>
    guests.map((guest) => ({ labBrand, ...guest, companyName: '' })),
  ),
];
