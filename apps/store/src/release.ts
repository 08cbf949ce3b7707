/** Named in every error report, on both sides. */
export const release = '1.25.3';
