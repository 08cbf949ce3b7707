import type { CameraSettings, PhotoProbe } from '@albumen/imaging/photo-probe';
import type { PhotoFacts } from '../../db/tables.ts';

/** `Canon` and `Canon EOS R5` are one name, `Apple` and `iPhone 17` are two. */
export function cameraName({ make, model }: Pick<CameraSettings, 'make' | 'model'>): string {
  const brand = make?.split(' ')[0] ?? '';
  const name = model ?? '';
  if (brand === '' || name.toLowerCase().startsWith(brand.toLowerCase())) return name || brand;
  return [brand, name].filter((part) => part !== '').join(' ');
}

/** What the info panel says of a photo, in its words. */
export function factsOf({ camera, colors }: PhotoProbe): PhotoFacts {
  const name = cameraName(camera);
  return {
    ...(name !== '' && { camera: name }),
    ...(camera.lens !== null && { lens: camera.lens }),
    ...(camera.exposureSeconds !== null && { exposure: exposureText(camera.exposureSeconds) }),
    ...(camera.aperture !== null && { aperture: `f/${rounded(camera.aperture)}` }),
    ...(camera.iso !== null && { iso: Math.round(camera.iso) }),
    ...(camera.focalLengthMm !== null && { focalLengthMm: rounded(camera.focalLengthMm) }),
    ...(colors.profileName !== null && { colorProfile: colors.profileName }),
  };
}

/** Fractions below a third of a second, as cameras write them. */
function exposureText(seconds: number): string {
  return seconds < 0.3 ? `1/${Math.round(1 / seconds)} s` : `${rounded(seconds)} s`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

export interface TakenColumns {
  takenWall: string | null;
  takenOffsetMinutes: number | null;
}

/** The camera's wall clock as it was written, down to the millisecond where it was. */
export function takenColumns({ taken }: PhotoProbe): TakenColumns {
  if (taken === null) return { takenWall: null, takenOffsetMinutes: null };
  const fraction = taken.subSecond === null ? '' : `.${taken.subSecond.slice(0, 3)}`;
  return { takenWall: `${taken.wallTime}${fraction}`, takenOffsetMinutes: taken.offsetMinutes };
}
