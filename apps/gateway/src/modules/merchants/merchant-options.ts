import { z } from 'zod';

const cardTypes = [
  'American Express',
  'Diners Club',
  'Discover',
  'Elo',
  'Hiper',
  'Hipercard',
  'JCB',
  'Maestro',
  'MasterCard',
  'UnionPay',
  'Visa',
];

const fraudServices = [
  'fraud_protection',
  'fraud_protection_advanced',
  'fraud_protection_enterprise',
] as const;

/** Services that a merchant can have its payments checked by. */
export type FraudService = (typeof fraudServices)[number];

/** What a merchant can have switched on or off; the configuration answers it to browsers. */
export const merchantOptions = z.object({
  displayName: z.string().optional(),
  /** Names of the custom fields that were set up; without a list any name will do. */
  customFields: z.array(z.string().max(64)).max(64).optional(),
  /** Fields that a card must come with to be validated. */
  challenges: z.array(z.enum(['cvv', 'postal_code'])).default([]),
  supportedCardTypes: z.array(z.string()).default(cardTypes),
  /** The service that looks at payments for fraud, where there is one. */
  fraudProtection: z.enum(fraudServices).optional(),
  collectDeviceData: z.boolean().default(false),
  /** Whether browsers shall tokenize cards by GraphQL. */
  tokenizesByGraphQL: z.boolean().default(true),
  threeDSecureEnabled: z.boolean().default(false),
  /** PayPal and the local payments that go by it. */
  paypalEnabled: z.boolean().default(true),
  googlePayEnabled: z.boolean().default(true),
  masterpassEnabled: z.boolean().default(true),
  kountMerchantId: z.string().optional(),
  /** What visitors likely pay with; PayPal by what a customer keeps, unless it is said here. */
  preferred: z
    .object({ paypal: z.boolean().optional(), venmo: z.boolean().default(false) })
    .prefault({}),
});

export type MerchantOptions = z.output<typeof merchantOptions>;
