/**
 * In the address of a product's or card's page: the fields, joined by points, that an editor could not
 * open with. The page says at each what is wrong.
 */
export const invalidChoices = 'invalid';
