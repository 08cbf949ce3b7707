import type { DesignDocument, DesignFace } from '@albumen/print/document/design-document';

/** What people call a side: 'Front', 'Cover', 'Spread 3', 'Photo 2'. */
export function faceName(face: DesignFace, { faces }: DesignDocument): string {
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
