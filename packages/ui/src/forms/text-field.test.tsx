import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormStateContext } from './form-state.tsx';
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

test('a character that cannot be used is named beside those that can', () => {
  const errors = { note: ['"%" can\'t be used.', 'This field is required.'] };
  const field = renderToStaticMarkup(
    <FormStateContext value={{ id: 'form', errors, values: {} }}>
      <TextField name="note" label="Note" />
    </FormStateContext>,
  );
  expect(field.match(/Letters, numbers, spaces and \./g)).toHaveLength(1);
});
