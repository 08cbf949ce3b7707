import { expect, test } from 'vitest';
import { commandOf, type KeyPress } from './preview-command.ts';

const alone = { altKey: false, ctrlKey: false, metaKey: false };
const press = (key: string): KeyPress => ({ key, ...alone });

test('arrows walk, plus and minus zoom, space starts the slideshow', () => {
  expect(commandOf(press('ArrowRight'), [])).toEqual({ is: 'step', by: 1 });
  expect(commandOf(press('='), [])).toEqual({ is: 'zoom', by: 'in' });
  expect(commandOf(press('0'), [])).toEqual({ is: 'zoom', by: 'whole' });
  expect(commandOf(press(' '), [])).toEqual({ is: 'slideshow' });
});

test('the page brings its own keys, with and without the shift key', () => {
  expect(commandOf(press('F'), ['f', 'd'])).toEqual({ is: 'own', key: 'f' });
  expect(commandOf(press('Delete'), ['delete'])).toEqual({ is: 'own', key: 'delete' });
  expect(commandOf(press('f'), [])).toBeUndefined();
});

test("the browser's shortcuts stay the browser's", () => {
  expect(commandOf({ ...press('+'), ctrlKey: true }, [])).toBeUndefined();
  expect(commandOf({ ...press('ArrowLeft'), altKey: true }, [])).toBeUndefined();
  expect(commandOf({ ...press('d'), metaKey: true }, ['d'])).toBeUndefined();
});
