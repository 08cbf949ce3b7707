/** A photograph of our own pages, with the credit that its license asks for. */
export interface PlatePhoto {
  file: string;
  title: string;
  author: string;
  license: License;
  alt: string;
  width: number;
  height: number;
}

type License = keyof typeof licenses;

export const licenses = {
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
} as const;

const berasategi = { author: 'Aitzol Berasategi', license: 'CC BY 4.0' } as const;
const freespace = { author: 'Trevor “Freespace”', license: 'CC BY 4.0' } as const;
const nerlich = { author: 'Peter Nerlich', license: 'CC BY-SA 4.0' } as const;

export const photos = {
  seeding: {
    file: 'seeding',
    title: 'Seeding',
    author: 'Clemens Engelhardt',
    license: 'CC0 1.0',
    alt: 'A dandelion clock against the low sun in a dark meadow',
    width: 5312,
    height: 2988,
  },
  friends: {
    ...berasategi,
    file: 'friends',
    title: 'Friends',
    alt: 'Two spaniels looking out between the boards of a wooden house',
    width: 2056,
    height: 3088,
  },
  fig: {
    ...freespace,
    file: 'fig',
    title: 'Fig',
    alt: 'Half a fig in a red bowl on concrete, with a hard shadow',
    width: 2572,
    height: 1740,
  },
  aitzgorri: {
    ...berasategi,
    file: 'aitzgorri',
    title: 'Aitzgorri',
    alt: 'A gray ridge over larches in autumn and a green slope',
    width: 3088,
    height: 2056,
  },
  nuthatch: {
    file: 'nuthatch',
    title: 'Nuthatch',
    author: 'Lukas Baubkus',
    license: 'CC BY-SA 3.0',
    alt: 'A nuthatch climbing head first down a trunk in the snow',
    width: 6028,
    height: 3391,
  },
  stream: {
    ...berasategi,
    file: 'stream',
    title: 'Life',
    alt: 'A stream stepping down between mossy rocks in a wood',
    width: 3088,
    height: 2056,
  },
  sunset: {
    ...berasategi,
    file: 'sunset',
    title: 'Sunset',
    alt: 'The sun on the horizon over dark hills',
    width: 4272,
    height: 2848,
  },
  bridge: {
    file: 'bridge',
    title: 'Bridge',
    author: 'Sander Klootwijk',
    license: 'CC BY-SA 4.0',
    alt: 'The cables of a bridge crossing in front of a blue sky',
    width: 4352,
    height: 2448,
  },
  brushes: {
    ...freespace,
    file: 'brushes',
    title: 'Brushes',
    alt: 'Used paint brushes in blue, green, pink and yellow',
    width: 1365,
    height: 1074,
  },
  clock: {
    ...nerlich,
    file: 'clock',
    title: 'Green tock',
    alt: 'A white wall clock, close, with a green edge',
    width: 2880,
    height: 2160,
  },
  bird: {
    ...nerlich,
    file: 'bird',
    title: 'Free',
    alt: 'A wooden bird hanging under round white lamps',
    width: 2880,
    height: 2160,
  },
} as const satisfies Record<string, PlatePhoto>;
