/** How one face of a photo came out. */
export interface JudgedFace {
  /** Height in pixels of the largest rendition. */
  readonly sizePx: number;
  readonly sharpness: number;
  readonly eyeOpening: number;
  readonly score: number;
}

/** Smaller or doubtful ones are judged wrongly too often. */
const smallestPx = 90;
const leastScore = 0.7;
const closedBelow = 0.18;
const blurredBelow = 40;

/** Somebody who is seen well has her eyes closed. */
export function hasClosedEyes(faces: readonly JudgedFace[]): boolean {
  return faces.some(
    (face) => isJudged(face) && face.sharpness >= blurredBelow && face.eyeOpening < closedBelow,
  );
}

/** None of the faces that could be sharp is. */
export function isBlurred(faces: readonly JudgedFace[]): boolean {
  const judged = faces.filter(isJudged);
  return judged.length > 0 && judged.every(({ sharpness }) => sharpness < blurredBelow);
}

function isJudged({ sizePx, score }: JudgedFace): boolean {
  return sizePx >= smallestPx && score >= leastScore;
}
