/** Of requests by no guest, but by what keeps a gallery that she has seen: nothing is opened by them. */
export const keptCopyHeader = 'x-kept-copy';
