import { expect, test } from 'vitest';
import { commandOf, type KeyPress } from './preview-command.ts';

const alone = { altKey: false, ctrlKey: false, metaKey: false };
const press = (key: string): KeyPress => ({ key, ...alone });
const whole = (...own: string[]) => ({ own, isZoomed: false });

test('arrows walk, plus and minus zoom, space starts the slideshow', () => {
  expect(commandOf(press('ArrowRight'), whole())).toEqual({ is: 'step', by: 1 });
  expect(commandOf(press('='), whole())).toEqual({ is: 'zoom', by: 'in' });
  expect(commandOf(press('0'), whole())).toEqual({ is: 'zoom', by: 'whole' });
  expect(commandOf(press(' '), whole())).toEqual({ is: 'slideshow' });
});

test('the page brings its own keys, with and without the shift key', () => {
  expect(commandOf(press('F'), whole('f', 'd'))).toEqual({ is: 'own', key: 'f' });
  expect(commandOf(press('Delete'), whole('delete'))).toEqual({ is: 'own', key: 'delete' });
  expect(commandOf(press('f'), whole())).toBeUndefined();
});

test("the browser's shortcuts stay the browser's", () => {
  expect(commandOf({ ...press('+'), ctrlKey: true }, whole())).toBeUndefined();
  expect(commandOf({ ...press('ArrowLeft'), altKey: true }, whole())).toBeUndefined();
  expect(commandOf({ ...press('d'), metaKey: true }, whole('d'))).toBeUndefined();
});

test('arrows look around in a photo that is larger than the screen', () => {
  const zoomed = { own: [], isZoomed: true };
  expect(commandOf(press('ArrowDown'), zoomed)).toEqual({ is: 'pan', x: 0, y: 1 });
  expect(commandOf(press('ArrowLeft'), zoomed)).toEqual({ is: 'pan', x: -1, y: 0 });
  expect(commandOf(press('ArrowDown'), whole())).toBeUndefined();
});
