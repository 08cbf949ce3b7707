/** How a field hides what was typed. */
export interface HostedFieldsFieldMaskInput {
  /** Default `•`. */
  character?: string | undefined;
  /** Leave the last four digits of a valid card number readable. */
  showLastFour?: boolean | undefined;
}

/** Brand → is it accepted? Overrides the merchant's configuration. */
export interface HostedFieldsFieldSupportedCardBrands {
  visa?: boolean | undefined;
  mastercard?: boolean | undefined;
  'american-express'?: boolean | undefined;
  'diners-club'?: boolean | undefined;
  discover?: boolean | undefined;
  jcb?: boolean | undefined;
  'union-pay'?: boolean | undefined;
  maestro?: boolean | undefined;
  elo?: boolean | undefined;
  mir?: boolean | undefined;
  hiper?: boolean | undefined;
  hipercard?: boolean | undefined;
}

/** One field of the form. */
export interface HostedFieldsField {
  /** Element, or selector of an element, that the field fills. */
  container?: string | HTMLElement | undefined;
  /** @deprecated Other name of `container`. */
  selector?: string | undefined;
  placeholder?: string | undefined;
  /** Type of the input, e.g. `password`. */
  type?: string | undefined;
  /** Title of the frame, for screen readers. */
  iframeTitle?: string | undefined;
  /** Label inside the frame, for screen readers. */
  internalLabel?: string | undefined;
  /** Spaces while typing; default true. */
  formatInput?: boolean | undefined;
  maskInput?: boolean | HostedFieldsFieldMaskInput | undefined;
  /** Month and year only: a select instead of an input. */
  select?: boolean | { options: string[] } | undefined;
  maxCardLength?: number | undefined;
  maxlength?: number | undefined;
  minlength?: number | undefined;
  prefill?: string | undefined;
  /** @deprecated Use `supportedCardBrands`. */
  rejectUnsupportedCards?: boolean | undefined;
  supportedCardBrands?: HostedFieldsFieldSupportedCardBrands | undefined;
}

/** The fields of a form, by key. */
export interface HostedFieldFieldOptions {
  cardholderName?: HostedFieldsField | undefined;
  cvv?: HostedFieldsField | undefined;
  expirationDate?: HostedFieldsField | undefined;
  expirationMonth?: HostedFieldsField | undefined;
  expirationYear?: HostedFieldsField | undefined;
  number?: HostedFieldsField | undefined;
  postalCode?: HostedFieldsField | undefined;
}
