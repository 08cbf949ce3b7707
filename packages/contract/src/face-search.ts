/** Apart from the other limits and messages, which every page loads. */
export const faceSearchLimits = {
  /** How many numbers tell one face from another: 128 of ours, as many as it makes of an operator's model. */
  descriptorMinNumbers: 16,
  descriptorMaxNumbers: 1_024,
  /** Root of the sum of their squares: our model's lie between 1.3 and 1.6, those of others are 1. */
  descriptorMinLength: 0.99,
  descriptorMaxLength: 2,
  /** Pictures that a guest looks for herself by at once. */
  descriptorsPerSearch: 5,
  /** Faces of which she said that they are not hers. */
  notMePerSearch: 200,
} as const;

export const faceSearchMessages = {
  descriptor: 'This is not what our face model makes of a picture.',
  descriptors: 'Send one to five descriptions of a face.',
  notMe: 'At most 200 faces, each by its id, can be left out.',
} as const;
