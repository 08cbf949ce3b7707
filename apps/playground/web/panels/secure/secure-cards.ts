/** A test card by what its bank makes of it. */
export interface SecureCard {
  number: string;
  title: string;
}

export const secureCards: readonly SecureCard[] = [
  { number: '4000000000001091', title: 'The bank asks, and takes 1234' },
  { number: '4000000000001109', title: 'The bank asks, and refuses' },
  { number: '4000000000001117', title: 'The bank asks, and cannot tell' },
  { number: '4000000000001000', title: 'Confirmed without a question' },
  { number: '4000000000001026', title: 'The bank stands in for the card' },
  { number: '4000000000001042', title: 'Refused without a question' },
  { number: '4000000000001059', title: 'Not available' },
  { number: '4111111111111111', title: 'Not enrolled' },
];

/** How the question is shown. */
export const presentations = [
  { version: '2-cardinal-modal', title: 'In the card network’s window' },
  { version: '2-bootstrap3-modal', title: 'In a smaller window' },
  { version: '2-inline-iframe', title: 'In this page' },
  { version: '1', title: 'In this page, first version' },
] as const;

export type Version = (typeof presentations)[number]['version'];
