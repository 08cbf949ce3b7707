import { expect, test } from 'vitest';
import { uploadButton } from './upload-button.ts';

const none = { ready: 0, tickedWarnings: 0, untickedWarnings: 0, blocked: 0 };

test('the button counts ready photos and ticked warnings', () => {
  expect(uploadButton({ ...none, ready: 3, tickedWarnings: 2, blocked: 7 })).toEqual({
    label: 'Upload 5 File(s)',
    isDisabled: false,
    action: 'upload',
  });
});

test('with only unticked warnings left it reads Upload 0 File(s) and is disabled', () => {
  const button = uploadButton({ ...none, untickedWarnings: 2, blocked: 1 });
  expect(button).toMatchObject({ label: 'Upload 0 File(s)', isDisabled: true });
});

test('with only blocked files left it reads Try Again', () => {
  expect(uploadButton({ ...none, blocked: 2 })).toEqual({
    label: 'Try Again',
    isDisabled: false,
    action: 'choose-again',
  });
});

test('with no files at all it is disabled at zero', () => {
  expect(uploadButton(none)).toMatchObject({ label: 'Upload 0 File(s)', isDisabled: true });
});
