/** The colors of foil that the press has. */
export const foilColors = ['gold', 'roseGold', 'silver', 'copper', 'champagne'] as const;
