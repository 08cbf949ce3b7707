interface Sides {
  widthInches: number;
  heightInches: number;
}

/**
 * `5 × 7 in`: a product's size as its catalog names it, whichever way a photo turns it, so that shop,
 * editor, cart, order and invoice say the same.
 */
export function sizeLabel({ widthInches, heightInches }: Sides): string {
  return `${[widthInches, heightInches].map(inchesLabel).join(' × ')} in`;
}

/** The same of a size's id, `5x7`; what is no size of that form stays as it is. */
export function sizeLabelOf(id: string): string {
  const sides = /^(?<width>\d+(?:\.\d+)?)x(?<height>\d+(?:\.\d+)?)$/.exec(id)?.groups;
  if (sides === undefined) return id;
  return sizeLabel({
    widthInches: Number(sides['width']),
    heightInches: Number(sides['height']),
  });
}

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

function inchesLabel(inches: number): string {
  const whole = Math.floor(inches);
  const rest = inches - whole;
  return rest === 0 ? String(whole) : `${whole}${fractions[String(rest)] ?? String(rest).slice(1)}`;
}
