import { type JsonRecord, recordOf, scalarText } from './json.ts';
import type { GraphQLBody, GraphQLError } from './graphql.ts';

const brandNames: Readonly<Record<string, string>> = {
  AMERICAN_EXPRESS: 'American Express',
  DINERS: 'Discover',
  DISCOVER: 'Discover',
  ELO: 'Elo',
  HIPER: 'Hiper',
  HIPERCARD: 'Hipercard',
  INTERNATIONAL_MAESTRO: 'Maestro',
  JCB: 'JCB',
  MASTERCARD: 'MasterCard',
  UK_MAESTRO: 'Maestro',
  UNION_PAY: 'UnionPay',
  VISA: 'Visa',
};
const flags = 'commercial debit durbinRegulated healthcare payroll prepaid'.split(' ');
const binTexts = ['countryOfIssuance', 'issuingBank', 'productId'];
const flagTexts: Readonly<Record<string, string>> = { YES: 'Yes', NO: 'No' };

const NO_REASON = 'There was a problem serving your request';

/** Query and variables that tokenize the card of a REST call. */
export function cardMutation(data: JsonRecord, isValidatedByDefault: boolean) {
  const card = camelKeys(data['creditCard'] ?? data['credit_card']);
  const insight = data['authenticationInsight']
    ? { authenticationInsightInput: { merchantAccountId: data['merchantAccountId'] } }
    : undefined;
  const [month, year] = scalarText(card['expirationDate']).split('/');
  const { validate = isValidatedByDefault } = camelKeys(card['options']);
  const creditCard = {
    number: card['number'],
    expirationMonth: card['expirationMonth'] ?? (month?.trim() || undefined),
    expirationYear: card['expirationYear'] ?? year?.trim(),
    cvv: card['cvv'],
    cardholderName: card['cardholderName'],
  };
  const billingAddress = card['billingAddress'] && camelKeys(card['billingAddress']);
  const input = { creditCard: { ...texts(creditCard), billingAddress }, options: { validate } };
  return {
    query: mutationText(insight !== undefined),
    variables: { input, ...insight },
    operationName: 'TokenizeCreditCard',
  };
}

function mutationText(withInsight: boolean): string {
  const [parameter, selection] = withInsight
    ? [
        ',$authenticationInsightInput:AuthenticationInsightInput!',
        'authenticationInsight(input:$authenticationInsightInput){customerAuthenticationRegulationEnvironment}',
      ]
    : ['', ''];
  return `mutation TokenizeCreditCard($input:TokenizeCreditCardInput!${parameter}){tokenizeCreditCard(input:$input){token creditCard{bin brandCode last4 cardholderName expirationMonth expirationYear binData{${[...flags, ...binTexts].join(' ')}}}${selection}}}`;
}

/** Did a card come back? */
export function hasCard({ data }: GraphQLBody): boolean {
  return Boolean(recordOf(data)['tokenizeCreditCard']);
}

/** The REST body that says what a GraphQL answer says. */
export function cardReply(body: GraphQLBody): unknown {
  if (!body.data || body.errors) return restErrors(body);
  const { token, creditCard, authenticationInsight } = recordOf(
    recordOf(body.data)['tokenizeCreditCard'],
  );
  const card = recordOf(creditCard);
  const last4 = scalarText(card['last4']);
  const brand = scalarText(card['brandCode']);
  const details = {
    bin: card['bin'] ?? '',
    cardType: brandNames[brand] ?? 'Unknown',
    cardholderName: card['cardholderName'],
    expirationMonth: card['expirationMonth'],
    expirationYear: card['expirationYear'],
    lastFour: last4,
    lastTwo: last4.slice(-2),
  };
  const insight = authenticationInsight
    ? {
        authenticationInsight: { regulationEnvironment: regulation(Object(authenticationInsight)) },
      }
    : {};
  const tokenized = {
    type: 'CreditCard',
    nonce: token,
    description: last4 && `ending in ${details.lastTwo}`,
    consumed: false,
    threeDSecureInfo: null,
    details,
    binData: binReply(Object(card['binData'])),
    ...insight,
  };
  return { creditCards: [tokenized] };
}

function binReply(bin: JsonRecord): JsonRecord {
  return Object.fromEntries([
    ...flags.map((flag) => [flag, flagTexts[scalarText(bin[flag])] ?? 'Unknown']),
    ...binTexts.map((text) => [text, scalarText(bin[text]) || 'Unknown']),
  ]);
}

function regulation(insight: JsonRecord): string {
  const name = scalarText(insight['customerAuthenticationRegulationEnvironment']);
  return name === 'PSDTWO' ? 'psd2' : name.toLowerCase();
}

interface FieldError {
  field: string;
  code?: string;
  message?: string;
  fieldErrors?: FieldError[];
}

/** What REST would say of a GraphQL answer's errors. */
export function restErrors({ errors = [] }: GraphQLBody): unknown {
  const [first] = errors;
  const fieldErrors: FieldError[] = [];
  if (first?.extensions?.errorClass !== 'VALIDATION') {
    return { error: { message: first?.message ?? NO_REASON }, fieldErrors };
  }
  for (const error of errors) place(fieldErrors, error);
  const isCard = fieldErrors[0]?.field === 'creditCard';
  return { error: { message: isCard ? 'Credit card is invalid' : first.message }, fieldErrors };
}

/** Puts an error where REST would have nested it. */
function place(level: FieldError[], { message, extensions }: GraphQLError): void {
  const path = (extensions?.inputPath ?? []).slice(1);
  path.forEach((field, depth) => {
    const isLeaf = depth === path.length - 1;
    let entry = isLeaf ? undefined : level.find((known) => known.field === field);
    if (!entry) level.push((entry = { field }));
    if (isLeaf) Object.assign(entry, { code: extensions?.legacyCode, message });
    else level = entry.fieldErrors ??= [];
  });
}

/** `expiration_month` → `expirationMonth`, one level deep. */
function camelKeys(value: unknown): JsonRecord {
  const entries = Object.entries(recordOf(value));
  const camel = (key: string): string =>
    key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(entries.map(([key, inner]) => [camel(key), inner]));
}

/** Numbers as text, what is missing left out. */
function texts(fields: JsonRecord): JsonRecord {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}
