/** Words for every refusal; `{subject}` is what the refusal names. */
export const refusalTexts = {
  emptyFile: {
    title: 'The file is empty.',
    advice: 'Copy it from the camera or the card again, then upload the copy.',
  },
  notAJpeg: {
    title: 'This is {subject}, not a JPEG.',
    advice: 'Export it as JPEG and upload that file. Renaming it does not change what it is.',
  },
  heicUnsupported: {
    title: 'This photo is in {subject} format, which we cannot read.',
    advice:
      'Export it as JPEG, or upload it from Safari, which can convert it. For JPEG from now on, on an iPhone: Settings, Camera, Formats, Most Compatible.',
  },
  rawUnsupported: {
    title: 'This is a raw file ({subject}), not a finished photo.',
    advice:
      "Export it as JPEG from Lightroom, Capture One or your camera's software, then upload that.",
  },
  unsupportedJpeg: {
    title: 'This JPEG uses a rare encoding ({subject}) that browsers and labs cannot show.',
    advice: 'Open it in your photo editor, save it as a standard JPEG and upload that.',
  },
  truncated: {
    title: 'Part of this photo is missing.',
    advice:
      'The copy stopped halfway. Copy it from the camera or the card again, then upload the copy.',
  },
  otherThanSent: {
    title: 'What arrived is not the file that was announced.',
    advice: 'Upload it again, in another browser if it happens twice.',
  },
  unreadable: {
    title: 'This photo is damaged and cannot be opened.',
    advice: 'If it opens on your computer, save it as a new JPEG there and upload that.',
  },
  tooMuchMetadata: {
    title: 'This photo carries far more hidden metadata than a photo can need.',
    advice: 'Save it as a new JPEG without metadata and upload that.',
  },
  tooManyPixels: {
    title: 'This photo has {subject}; we take up to 268 megapixels and 65,500 pixels a side.',
    advice: 'Export a smaller version and upload that. 100 megapixels print at any size we sell.',
  },
  tooSmall: {
    title: 'This photo is too small: {subject}.',
    advice: 'Upload the full-size photo instead of a preview or a screenshot of it.',
  },
  tooLargeProgressive: {
    title: 'This photo is too large for a progressive JPEG: {subject}.',
    advice: 'Save it with "progressive" switched off (a baseline JPEG) and upload that.',
  },
  tooManyScans: {
    title: 'This JPEG is built from more passes than any camera or editor makes.',
    advice: 'Save it as a standard JPEG and upload that.',
  },
  decodeTimeout: {
    title: 'This file takes too long to open.',
    advice: 'Save it as a new JPEG and upload that.',
  },
  decodeMemory: {
    title: 'This file needs more memory to open than one file may have.',
    advice: 'Export a smaller version and upload that.',
  },
  decoderCrashed: {
    title: 'This file is damaged in a way that stops our reader.',
    advice: 'Save it as a new JPEG and upload that.',
  },
  logoUnsupported: {
    title: 'This is {subject}; a logo can be jpg, jpeg, png or svg.',
    advice: 'Export the logo as PNG or SVG and upload that.',
  },
  logoTooLarge: {
    title: 'This logo is larger than 34MB.',
    advice: 'Export a smaller version and upload that.',
  },
  logoTooSmall: {
    title: 'This logo is too small: {subject}.',
    advice: 'Upload one with at least 50px on the shortest side.',
  },
  logoTooManyPixels: {
    title: 'This logo has {subject}; we take up to 40 megapixels.',
    advice: 'Export a smaller version and upload that.',
  },
  svgUnsafe: {
    title: 'This SVG contains {subject}, which a logo may not.',
    advice: 'Export it as plain SVG with text turned into outlines, or upload a PNG.',
  },
  svgUnreadable: {
    title: 'This SVG cannot be read: {subject}.',
    advice: 'Export it again as plain SVG, or upload a PNG.',
  },
  svgTooComplex: {
    title: 'This SVG is too complex for a logo: {subject}.',
    advice: 'Simplify it, or upload a PNG.',
  },
} as const;
