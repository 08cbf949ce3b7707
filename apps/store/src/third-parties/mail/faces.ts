import type { LabBrand } from '@albumen/contract/brands';

interface Colors {
  surface: string;
  ink: string;
  quiet: string;
  hairline: string;
  accent: string;
  onAccent: string;
  mast: string;
  onMast: string;
}

/** A lab brand's face in mail, where style sheets and fonts of ours may not arrive. */
export interface Face {
  display: string;
  text: string;
  displayWeight: number;
  displayTracking: string;
  cornerPx: number;
  headingPx: number;
  /** Of somebody's own words; the display face follows. */
  quote: string;
  mast: { padding: string; rulePx: number };
  light: Colors;
  dark: Colors;
}

export const faces: Record<LabBrand, Face> = {
  halide: {
    display: "Newsreader, Georgia, 'Times New Roman', serif",
    text: "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif",
    displayWeight: 400,
    displayTracking: '-0.01em',
    cornerPx: 2,
    headingPx: 34,
    quote: 'italic 400 20px/1.5',
    mast: { padding: '0 0 20px', rulePx: 1 },
    light: {
      surface: '#FBFAF7',
      ink: '#1C1B19',
      quiet: '#615E57',
      hairline: '#DDD9D0',
      accent: '#2B4A3E',
      onAccent: '#FBFAF7',
      mast: '#FBFAF7',
      onMast: '#1C1B19',
    },
    dark: {
      surface: '#151514',
      ink: '#ECEAE4',
      quiet: '#A5A198',
      hairline: '#3A3935',
      accent: '#9CC3B0',
      onAccent: '#151514',
      mast: '#151514',
      onMast: '#ECEAE4',
    },
  },
  cyan: {
    display: "'Schibsted Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif",
    text: "'Schibsted Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif",
    displayWeight: 700,
    displayTracking: '-0.02em',
    cornerPx: 8,
    headingPx: 30,
    quote: '400 19px/1.5',
    mast: { padding: '22px 24px', rulePx: 0 },
    light: {
      surface: '#FFFFFF',
      ink: '#0E1A2B',
      quiet: '#55606F',
      hairline: '#D8DEE6',
      accent: '#14418B',
      onAccent: '#FFFFFF',
      mast: '#14418B',
      onMast: '#FFFFFF',
    },
    dark: {
      surface: '#0F1216',
      ink: '#E8ECF2',
      quiet: '#9AA5B4',
      hairline: '#2C333D',
      accent: '#8FB4F5',
      onAccent: '#0F1216',
      mast: '#1B2C4D',
      onMast: '#E8ECF2',
    },
  },
};
