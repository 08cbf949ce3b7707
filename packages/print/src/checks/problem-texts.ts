import type { DesignProblem, DesignProblemCode } from './check-document.ts';

const texts: Record<DesignProblemCode, string> = {
  wrongProduct: 'This design belongs to another product.',
  wrongFaces: 'This design doesn’t have the pages that were chosen.',
  wrongSize: 'This design was made for another size.',
  wrongShape: 'This design has another shape than was chosen.',
  emptyPlace: 'A place is still without a photo.',
  blankSpread: 'No photo is here. It stays blank paper.',
  stretchedPhoto: 'A photo doesn’t fit its place. Place it again.',
  cutFaces: 'A face is cut off here.',
  fewPixels: 'This photo has few pixels for its size and will look soft.',
  foilNotChosen: 'This design has foil, but none was chosen.',
  engravingNotChosen: 'This design is engraved, but engraving wasn’t chosen.',
  noInkOnMaterial: 'This cover takes no print, only foil or engraving.',
  wordsCut: 'These words don’t fit. Shorten them or make them smaller.',
  wordsOutsideSafe: 'These words are so near the edge that they may be cut.',
  blankWords: 'These words are still missing. Left blank, nothing is printed there.',
  sampleWords: 'These words are still the design’s own. Write yours.',
  missingLetters: 'This font doesn’t have all of your letters.',
  smallFoil: 'Foil this small may fill in. Make the words larger.',
};

/** What to tell a customer about a problem. */
export function problemText(problem: DesignProblem): string {
  const { code, letters, level, pixelsPerInch, label, words } = problem;
  if (code === 'sampleWords' && words !== undefined) {
    return `${label ?? 'Words'}: “${shortened(words)}” is the design’s example. Write your own.`;
  }
  if (code === 'blankWords' && label !== undefined) {
    return `${label}: nothing is written here, and nothing will be printed.`;
  }
  if (code === 'missingLetters' && letters) {
    return `This font doesn’t have ${letters.join(' ')}. Choose another font or other letters.`;
  }
  if (code === 'cutFaces') return cutFacesText(problem);
  if (code === 'fewPixels' && pixelsPerInch !== undefined) {
    const found = `${Math.floor(pixelsPerInch)} pixels per inch`;
    return level === 'block'
      ? `This photo has ${found} here, too few to print. Zoom out, choose a smaller size or another photo.`
      : `This photo has ${found} here and may look soft. Zoom out or choose a smaller size.`;
  }
  return texts[code];
}

function cutFacesText({ faceCount = 1, hasPaperAround }: DesignProblem): string {
  const found = faceCount > 1 ? `${faceCount} faces are cut off here.` : texts.cutFaces;
  return hasPaperAround === true
    ? `${found} Move the photo, show all of it with a white border, or choose another size.`
    : `${found} Move the photo, or choose another size or layout.`;
}

/** Words as they are quoted in one line. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
}
