import { uploadButtonLabel, uploadMessages } from '@albumen/contract/upload-messages';

/** How a checked selection stands, as numbers of photos. */
export interface Selection {
  ready: number;
  /** Warned photos whose allow box is ticked. */
  tickedWarnings: number;
  /** Warned photos whose allow box is not ticked. */
  untickedWarnings: number;
  blocked: number;
}

/** The button under a selection. */
export interface UploadButton {
  label: string;
  isDisabled: boolean;
  /** What a press does: upload what is included, or choose files again. */
  action: 'upload' | 'choose-again';
}

/**
 * 'Upload {n} File(s)', disabled at zero; 'Try Again' when nothing but blocked photos is
 * left, because its user can then only choose other files.
 */
export function uploadButton(selection: Selection): UploadButton {
  const included = selection.ready + selection.tickedWarnings;
  const isHopeless = included === 0 && selection.untickedWarnings === 0 && selection.blocked > 0;
  if (isHopeless) {
    return { label: uploadMessages.tryAgain, isDisabled: false, action: 'choose-again' };
  }
  return { label: uploadButtonLabel(included), isDisabled: included === 0, action: 'upload' };
}
