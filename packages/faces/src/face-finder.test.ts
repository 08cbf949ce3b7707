import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { FoundFace } from './face.ts';
import { createFaceFinder } from './face-finder.ts';

/** The model gives way to everything else, so on a busy machine this is a timeout, not a measure. */

const finder = createFaceFinder({ niceness: 0 });
afterAll(() => finder.close());

/** A group of three that comes with the model's own package. */
const sample = createRequire(import.meta.url).resolve('@vladmandic/face-api/demo/sample1.jpg');

/** What is found in it, looked for once. */
const inSample = readFile(sample).then((jpeg) => finder.find({ jpeg, withDescriptors: true }));

function distance({ descriptor: a }: FoundFace, { descriptor: b }: FoundFace): number {
  return Math.hypot(...(a ?? []).map((value, index) => value - (b?.[index] ?? Number.NaN)));
}

test('the same people are found again in a smaller, darker copy, and told apart', async () => {
  const jpeg = await readFile(sample);
  const other = await sharp(jpeg).resize(900).linear(0.7).jpeg({ quality: 70 }).toBuffer();
  const first = await inSample;
  const second = await finder.find({ jpeg: other, withDescriptors: true });
  const people = first?.faces ?? [];
  const again = second?.faces ?? [];
  expect([people.length, again.length]).toEqual([3, 3]);
  for (const person of people) {
    const own = again.filter(({ box }) => Math.abs(box.x - person.box.x) < 0.05);
    const others = again.filter((face) => !own.includes(face));
    expect(own.map((face) => distance(person, face) < 0.35)).toEqual([true]);
    expect(others.every((face) => distance(person, face) > 0.45)).toBe(true);
    const { box, landmarks } = person;
    expect(landmarks).toHaveLength(5);
    const [leftEye, rightEye, nose] = landmarks;
    expect(leftEye?.x).toBeLessThan(rightEye?.x ?? 0);
    expect(nose?.y).toBeGreaterThan(leftEye?.y ?? 1);
    expect(nose?.x).toBeGreaterThan(box.x);
    expect(nose?.x).toBeLessThan(box.x + box.width);
  }
});

test('the same people are found again in a picture that is tilted by 15 degrees', async () => {
  const jpeg = await readFile(sample);
  const tilted = await sharp(jpeg).rotate(-15, { background: '#777777' }).jpeg().toBuffer();
  const people = (await inSample)?.faces ?? [];
  const again = (await finder.find({ jpeg: tilted, withDescriptors: true }))?.faces ?? [];
  expect([people.length, again.length]).toEqual([3, 3]);
  for (const person of people) {
    expect(again.filter((face) => distance(person, face) < 0.45)).toHaveLength(1);
  }
});

test('faces of a group far away are found by a closer look', async () => {
  const { width, height } = await sharp(sample).metadata();
  const group = await sharp(sample)
    .resize(Math.round(2400 / 6))
    .toBuffer();
  const smallHeight = Math.round(((2400 / 6) * height) / width);
  const places = [0, 2, 5].flatMap((column) =>
    [0, 3].map((row) => ({ input: group, left: column * 400, top: row * smallHeight })),
  );
  const far = await sharp({
    create: { width: 2400, height: smallHeight * 4, channels: 3, background: '#777777' },
  })
    .composite(places)
    .jpeg({ quality: 90 })
    .toBuffer();
  const found = await finder.find({ jpeg: far, withDescriptors: false });
  expect(found?.faces.length).toBeGreaterThan(12);
  expect(found?.faces.length).toBeLessThan(20);
  expect(found?.faces.every((each) => each.descriptor === undefined)).toBe(true);
});

test('a face is seen and told that is near, in the dark, out of focus or behind sunglasses', async () => {
  const part = { left: 200, top: 150, width: 600, height: 600 };
  const picture = await sharp(sample).extract(part).png().toBuffer();
  const glasses = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><g fill="#141110"><ellipse cx="255" cy="292" rx="40" ry="28"/><ellipse cx="342" cy="300" rx="40" ry="28"/></g></svg>',
  );
  const [plain] = (await finder.find({ jpeg: picture, withDescriptors: true }))?.faces ?? [];
  for (const other of [
    sharp(picture).linear(0.25, 0),
    sharp(picture).blur(4),
    sharp(picture).composite([{ input: glasses }]),
  ]) {
    const jpeg = await other.jpeg({ quality: 90 }).toBuffer();
    const found = (await finder.find({ jpeg, withDescriptors: true }))?.faces ?? [];
    expect(found).toHaveLength(1);
    expect(found.map((face) => plain && distance(plain, face) < 0.45)).toEqual([true]);
  }
});

test('a face that is small and turned is seen once there is more around it', async () => {
  const turned = createRequire(import.meta.url).resolve('@vladmandic/face-api/demo/sample4.jpg');
  const part = { left: 1_215, top: 107, width: 260, height: 371 };
  const input = await sharp(turned).extract(part).resize(121, 172, { fit: 'fill' }).toBuffer();
  const create = { width: 874, height: 1_600, channels: 3, background: '#6a5a80' } as const;
  const jpeg = await sharp({ create })
    .composite([{ input, left: 659, top: 91 }])
    .jpeg({ quality: 90 })
    .toBuffer();
  const found = (await finder.find({ jpeg, withDescriptors: false }))?.faces ?? [];
  expect(found.map(({ box }) => [box.x > 0.75, box.y < 0.15])).toEqual([[true, true]]);
});

test('a blurred face has a smaller sharpness', async () => {
  const jpeg = await readFile(sample);
  const blurred = await sharp(jpeg).blur(6).jpeg().toBuffer();
  const [sharpOne] = (await inSample)?.faces ?? [];
  const [softOne] = (await finder.find({ jpeg: blurred, withDescriptors: false }))?.faces ?? [];
  expect(softOne?.sharpness ?? 1_000).toBeLessThan((sharpOne?.sharpness ?? 0) / 3);
});

test('without a face, the point that draws the eye is told', async () => {
  const spot = await sharp({
    create: { width: 80, height: 80, channels: 3, background: '#e03020' },
  })
    .png()
    .toBuffer();
  const jpeg = await sharp({
    create: { width: 1500, height: 1000, channels: 3, background: '#c8ccd0' },
  })
    .composite([{ input: spot, left: 1_160, top: 460 }])
    .jpeg()
    .toBuffer();
  const found = await finder.find({ jpeg, withDescriptors: true });
  expect(found?.faces).toEqual([]);
  expect(found?.attention.x).toBeCloseTo(0.8, 1);
});

test('what is no picture fails, and the next photo is looked at all the same', async () => {
  const junk = { jpeg: Buffer.from('no picture'), withDescriptors: false };
  await expect(finder.find(junk)).rejects.toThrow(/unsupported image format/);
  const jpeg = await readFile(sample);
  expect((await finder.find({ jpeg, withDescriptors: false }))?.faces).toHaveLength(3);
});
