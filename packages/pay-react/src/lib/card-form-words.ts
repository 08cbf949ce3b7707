import { fieldLabelsFor } from '@albumen/pay/field-labels';

/** Words around the fields; what is wrong with a field is said in the form's own. */
export interface CardFormLabels {
  number: string;
  expirationDate: string;
  cvv: string;
  submit: string;
}

/** What the button says, in the languages that the fields speak. */
const submitWords: Readonly<Record<string, string>> = {
  en: 'Pay',
  de: 'Bezahlen',
  fr: 'Payer',
  es: 'Pagar',
  it: 'Paga',
  nl: 'Betalen',
  pl: 'Zapłać',
  pt: 'Pagar',
  sv: 'Betala',
  da: 'Betal',
  nb: 'Betal',
  fi: 'Maksa',
  cs: 'Zaplatit',
  hu: 'Fizetés',
  ro: 'Plătiți',
  el: 'Πληρωμή',
  ru: 'Оплатить',
  tr: 'Öde',
  ko: '결제하기',
  th: 'ชำระเงิน',
  ja: '支払う',
  zh: '付款',
  ar: 'ادفع',
  he: 'לתשלום',
};

/** The form's language, and its words as the fields have them. */
export function cardFormWords(locale: string | undefined) {
  const { language, isRightToLeft, labels } = fieldLabelsFor(locale);
  const words: CardFormLabels = { ...labels, submit: submitWords[language] ?? '' };
  return { words, language, direction: isRightToLeft ? 'rtl' : 'ltr' } as const;
}
