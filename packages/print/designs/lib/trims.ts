/** Trims that designs are drawn for, in points. */
export const trims = {
  portrait5x7: { width: 360, height: 504 },
  landscape7x5: { width: 504, height: 360 },
  slim4x8: { width: 288, height: 576 },
  square5: { width: 360, height: 360 },
  square7: { width: 504, height: 504 },
  landscapeA2: { width: 396, height: 306 },
  portrait6x8: { width: 432, height: 576 },
} as const;
