function dictionary(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(',').flatMap((entry) => {
      const [short = '', ...long] = entry.split(' ');
      return [short, ...long].map((word) => [word, short] as const);
    }),
  );
}

/** Street suffixes, each with the postal service's abbreviation first. */
export const suffixes = dictionary(
  'ALY ALLEY,AVE AVENUE AV,BLVD BOULEVARD,CIR CIRCLE,CT COURT,CV COVE,DR DRIVE,EXPY EXPRESSWAY,' +
    'HWY HIGHWAY,LN LANE,LOOP,PARK,PASS,PATH,PIKE,PKWY PARKWAY,PL PLACE,PLZ PLAZA,PT POINT,RD ROAD,' +
    'ROW,RUN,SQ SQUARE,ST STREET STR,TER TERRACE,TRL TRAIL,WALK,WAY,XING CROSSING',
);

export const directions = dictionary(
  'N NORTH,S SOUTH,E EAST,W WEST,NE NORTHEAST,NW NORTHWEST,SE SOUTHEAST,SW SOUTHWEST',
);

/** What names a unit within a building. */
export const units = dictionary(
  'APT APARTMENT,STE SUITE,UNIT,FL FLOOR,RM ROOM,BLDG BUILDING,# NO,LOT,SPC SPACE,TRLR TRAILER',
);

/** Capitals, single spaces, no punctuation: the words of an address line. */
export function wordsOf(line: string): string[] {
  const plain = line.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return plain
    .replaceAll('#', ' # ')
    .replaceAll(/[^\p{L}\p{N}#/ -]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}
