export interface TestValue {
  value: string;
  label: string;
  effect: string;
}

export const cards: readonly TestValue[] = [
  { value: '4111111111111111', label: 'Visa', effect: 'charges follow the amount' },
  { value: '5555555555554444', label: 'Mastercard', effect: 'charges follow the amount' },
  { value: '378282246310005', label: 'American Express', effect: 'four-digit CVV' },
  { value: '6011111111111117', label: 'Discover', effect: 'charges follow the amount' },
  { value: '4000111111111115', label: 'Visa, declined', effect: 'fails when it is verified' },
  { value: '4000111111111511', label: 'Visa, fraud', effect: 'the gateway rejects it' },
];

export const amounts: readonly Omit<TestValue, 'label'>[] = [
  { value: '24.00', effect: 'approved' },
  { value: '2000.00', effect: 'do not honor' },
  { value: '2001.00', effect: 'insufficient funds' },
  { value: '3000.00', effect: 'network unavailable' },
];
