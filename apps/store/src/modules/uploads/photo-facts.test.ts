import type { CameraSettings, PhotoProbe } from '@albumen/imaging/photo-probe';
import { expect, test } from 'vitest';
import { cameraName, factsOf, takenColumns } from './photo-facts.ts';

const unknown: CameraSettings = {
  make: null,
  model: null,
  lens: null,
  exposureSeconds: null,
  aperture: null,
  iso: null,
  focalLengthMm: null,
};

function probeOf(camera: Partial<CameraSettings>, change: Partial<PhotoProbe> = {}): PhotoProbe {
  return {
    sizeBytes: 1,
    width: 1,
    height: 1,
    orientation: 1,
    orientedWidth: 1,
    orientedHeight: 1,
    colors: { model: 'rgb', space: 'untagged', profileName: null },
    taken: null,
    bodySerial: null,
    isBuffered: false,
    isProgressive: false,
    coefficientBytes: 0,
    decoderRanges: [],
    scanOffset: 0,
    ...change,
    camera: { ...unknown, ...camera },
  };
}

test.each([
  ['Canon', 'Canon EOS R5', 'Canon EOS R5'],
  ['NIKON CORPORATION', 'NIKON Z 6', 'NIKON Z 6'],
  ['Apple', 'iPhone 17 Pro', 'Apple iPhone 17 Pro'],
  ['SONY', null, 'SONY'],
  [null, 'X100V', 'X100V'],
  [null, null, ''],
])('make %s and model %s are the camera "%s"', (make, model, name) => {
  expect(cameraName({ make, model })).toBe(name);
});

test('the info panel speaks as cameras do', () => {
  const camera = {
    make: 'Canon',
    model: 'Canon EOS R5',
    lens: 'RF50mm F1.2 L USM',
    exposureSeconds: 0.004,
    aperture: 2.8,
    iso: 400,
    focalLengthMm: 50,
  };
  const colors = { model: 'rgb', space: 'embedded', profileName: 'Display P3' } as const;
  expect(factsOf(probeOf(camera, { colors }))).toEqual({
    camera: 'Canon EOS R5',
    lens: 'RF50mm F1.2 L USM',
    exposure: '1/250 s',
    aperture: 'f/2.8',
    iso: 400,
    focalLengthMm: 50,
    colorProfile: 'Display P3',
  });
});

test('long exposures are whole seconds, and what the file lacks is not invented', () => {
  expect(factsOf(probeOf({ exposureSeconds: 2 }))).toEqual({ exposure: '2 s' });
  expect(factsOf(probeOf({ exposureSeconds: 0.5 }))).toEqual({ exposure: '0.5 s' });
  expect(factsOf(probeOf({}))).toEqual({});
});

test('the time taken is kept as the camera wrote it, its offset beside it', () => {
  const taken = {
    wallTime: '2026-05-01T14:03:22',
    wallTimeFrom: 'DateTimeOriginal',
    subSecond: '07',
    offsetMinutes: 120,
    offsetFrom: 'OffsetTimeOriginal',
  } as const;
  expect(takenColumns(probeOf({}, { taken }))).toEqual({
    takenWall: '2026-05-01T14:03:22.07',
    takenOffsetMinutes: 120,
  });
  expect(takenColumns(probeOf({}))).toEqual({ takenWall: null, takenOffsetMinutes: null });
});
