import type { DesignDocument, DesignFace } from './design-document.ts';

/** What people call a side: 'Front', 'Cover', 'Spread 3', 'Photo 2'. */
export function faceName(face: DesignFace, { faces }: Pick<DesignDocument, 'faces'>): string {
  const alike = faces.filter(({ kind }) => kind === face.kind);
  const number = alike.indexOf(face) + 1;
  switch (face.kind) {
    case 'cover':
      return 'Cover';
    case 'spread':
      return `Spread ${number}`;
    case 'inside':
      return 'Inside';
    case 'back':
      return 'Back';
    case 'front':
      return alike.length > 1 ? `Photo ${number}` : 'Front';
  }
}

/**
 * The sides that these lie on, in the order of the design: 'Cover, spread 3', 'Spreads 3, 5 and 6'. Empty
 * when the design has no other side than this one, or they lie on none.
 */
export function facesLabel(
  places: readonly { faceId?: string | undefined }[],
  { faces }: Pick<DesignDocument, 'faces'>,
): string {
  if (faces.length === 1) return '';
  const ids = new Set(places.map(({ faceId }) => faceId));
  const names = faces.filter(({ id }) => ids.has(id)).map((face) => faceName(face, { faces }));
  const [label = '', ...others] = [...Map.groupBy(names, kindOf)].map(([kind, alike]) =>
    alike.length === 1 ? alike.join('') : `${kind}s ${listed(alike.map(numberOf))}`,
  );
  return [label, ...others.map((other) => other.toLowerCase())].join(', ');
}

function kindOf(name: string): string {
  return name.split(' ')[0] ?? name;
}

function numberOf(name: string): string {
  return name.split(' ')[1] ?? '';
}

const enumeration = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** '3, 5, and 6' without the comma before the last. */
function listed(numbers: readonly string[]): string {
  return enumeration.format(numbers).replace(', and ', ' and ');
}
