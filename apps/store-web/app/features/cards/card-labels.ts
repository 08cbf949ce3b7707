import { photosLabel } from '@albumen/domain/photos/photos-label';
import type {
  CardOccasion,
  CardShape,
  CardSummary,
  PaperColor,
} from '@albumen/contract/endpoints/cards';

export const occasionLabels: Record<CardOccasion, string> = {
  wedding: 'Wedding',
  saveTheDate: 'Save the date',
  thankYou: 'Thank you',
  birth: 'Birth',
  birthday: 'Birthday',
  holiday: 'Holiday',
  newYear: 'New Year',
  graduation: 'Graduation',
  anniversary: 'Anniversary',
  invitation: 'Invitation',
};

export const shapeLabels: Record<CardShape['id'], string> = {
  square: 'Square corners',
  rounded: 'Rounded',
  arch: 'Arch',
  oval: 'Oval',
  scalloped: 'Scalloped',
  ticket: 'Ticket',
};

export const colorLabels: Record<PaperColor, string> = {
  white: 'White',
  cream: 'Cream',
  blush: 'Blush',
  red: 'Red',
  green: 'Green',
  blue: 'Blue',
  lilac: 'Lilac',
  brown: 'Brown',
  dark: 'Dark',
};

/** What stands for a color in a list of colors. */
export const colorSwatches: Record<PaperColor, string> = {
  white: '#ffffff',
  cream: '#f5ecd9',
  blush: '#f2cfc8',
  red: '#7a1f2b',
  green: '#3f6350',
  blue: '#35507c',
  lilac: '#b9a6c9',
  brown: '#8a6a4d',
  dark: '#17191f',
};

export const orientationLabels: Record<CardSummary['orientation'], string> = {
  portrait: 'Portrait',
  landscape: 'Landscape',
  square: 'Square',
};

export function photoCountLabel(count: number): string {
  return count === 0 ? 'No photo' : photosLabel(count);
}

export function designsLabel(count: number): string {
  return count === 1 ? '1 design' : `${count.toLocaleString('en-US')} designs`;
}
