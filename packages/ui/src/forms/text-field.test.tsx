import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea, TextField } from './text-field.tsx';

test.each([
  ['a line', TextField],
  ['an area', TextArea],
] as const)('%s that holds more than its counter allows is invalid', (_, Control) => {
  const field = (text: string) =>
    renderToStaticMarkup(<Control name="note" label="Note" counterMax={3} defaultValue={text} />);
  expect(field('four')).toContain('aria-invalid="true"');
  expect(field('two')).not.toContain('aria-invalid');
});
