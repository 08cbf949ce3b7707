/** A point or a rectangle in fractions (0 to 1) of the oriented photo. */
export interface FacePoint {
  x: number;
  y: number;
}

export interface FaceBox extends FacePoint {
  width: number;
  height: number;
}

/** Where one face is in a photo, and how it came out; says nothing of whose it is. */
export interface FacePosition {
  box: FaceBox;
  /** Left eye, right eye, tip of the nose, left and right corner of the mouth, as they are seen. */
  landmarks: FacePoint[];
  /** Height in pixels of the picture that was searched. */
  sizePx: number;
  /** Spread of the edges inside the face: below about 40 it looks blurred. */
  sharpness: number;
  /** Height to width of the more open eye: below about 0.18 both are closed. */
  eyeOpening: number;
  /** 0 to 1: how sure the detector is. */
  score: number;
}

export interface FoundFace extends FacePosition {
  /** Near to those of the same person; only where it was asked for. */
  descriptor?: Float32Array;
}

export interface FoundFaces {
  faces: FoundFace[];
  /** What draws the eye where there is no face. */
  attention: FacePoint;
}

/** Counted up when it changes where boxes begin and end, or who is found: photos are then looked at once more. */
export const boxRule = 5;
