import { beforeEach, expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset } = await startTestGateway();
const gateway = serverSdk(origin);

beforeEach(reset);

const stay = { folioNumber: 'ABC123', checkInDate: '2026-07-31', checkOutDate: '2026-08-02' };
const lodging = {
  ...stay,
  roomRate: '120.00',
  roomTax: '9.60',
  noShow: false,
  advancedDeposit: false,
  fireSafe: true,
  propertyPhone: '1112223345',
  additionalCharges: [{ kind: 'telephone', amount: '5.00' }],
};
const cruise = {
  travelPackage: 'flight_and_car',
  departureDate: '2026-07-01',
  lodgingCheckInDate: '2026-07-07',
  lodgingCheckOutDate: '2026-07-09',
  lodgingName: 'Harbor Inn',
};
const leg = {
  conjunctionTicket: 'CJ0001',
  exchangeTicket: 'ET0001',
  couponNumber: '1',
  serviceClass: 'Y',
  carrierCode: 'AA',
  fareBasisCode: 'W',
  flightNumber: 'AA100',
  departureDate: '2026-01-02',
  departureAirportCode: 'MDW',
  departureTime: '08:00',
  arrivalAirportCode: 'ATX',
  arrivalTime: '10:00',
  stopoverPermitted: false,
  fareAmount: '70.00',
  feeAmount: '10.00',
  taxAmount: '20.00',
  endorsementOrRestrictions: 'NOT REFUNDABLE',
};
const flight = {
  passengerFirstName: 'Anna',
  passengerLastName: 'Berg',
  passengerMiddleInitial: 'M',
  passengerTitle: 'Ms.',
  issuedDate: '2026-01-01',
  travelAgencyName: 'Expeditions',
  travelAgencyCode: '12345678',
  ticketNumber: 'ticket-number',
  issuingCarrierCode: 'AA',
  customerCode: 'customer-code',
  fareAmount: '70.00',
  feeAmount: '10.00',
  taxAmount: '20.00',
  restrictedTicket: false,
  legs: [leg],
};
const types = { lodging, travel_cruise: cruise, travel_flight: flight };
type IndustryType = keyof typeof types;

type Result = ReturnType<typeof gateway.transaction.sale>;

/** Calls with what the SDK's types leave out. */
const { transaction: untyped } = gateway as unknown as {
  transaction: {
    create: (request: object) => Result;
    submitForSettlement: (id: string, amount: string, details: object) => Result;
  };
};

/** The SDK's types do not know the fields of industries. */
function sell(industry: object) {
  const sale = { amount: '100.00', paymentMethodNonce: 'fake-valid-nonce' };
  return gateway.transaction.sale(Object.assign({ ...sale }, { industry }));
}

test.each(Object.entries(types))('a sale says what its %s is', async (industryType, data) => {
  expect((await sell({ industryType, data })).success).toBe(true);
});

test('only known industries say something', async () => {
  const result = await sell({ industryType: 'bakery', data: stay });
  expect(codesAt(result, 'transaction.industry.industryType')).toEqual(['93401']);
});

test.each([
  ['lodging', '93402', '93407'],
  ['travel_cruise', '93408', '93409'],
  ['travel_flight', '93414', '93415'],
])('a %s that says nothing, or what nobody knows', async (industryType, empty, unknown) => {
  const nothing = await sell({ industryType, data: {} });
  expect(codesAt(nothing, 'transaction.industry.base')).toEqual([empty]);
  const data = { ...types[industryType as IndustryType], folio: '1' };
  // The SDK lets through only what it knows, so the request is made without its look.
  const request = { amount: '100.00', paymentMethodNonce: 'fake-valid-nonce', type: 'sale' };
  const result = await untyped.create({ ...request, industry: { industryType, data } });
  expect(codesAt(result, 'transaction.industry.base')).toEqual([unknown]);
});

test.each([
  ['lodging.folioNumber', { folioNumber: 'a number that is too long' }, '93403'],
  ['lodging.checkInDate', { checkInDate: '2026-02-30' }, '93404'],
  ['lodging.checkOutDate', { checkOutDate: 'soon' }, '93405'],
  ['lodging.checkOutDate', { checkOutDate: '2026-07-30' }, '93406'],
  ['lodging.roomRate', { roomRate: '0.00' }, '93433'],
  ['lodging.roomRate', { roomRate: 'much' }, '93434'],
  ['lodging.roomTax', { roomTax: '999999999.00' }, '93438'],
  ['lodging.noShow', { noShow: 'perhaps' }, '93439'],
  ['lodging.advancedDeposit', { advancedDeposit: 'perhaps' }, '93440'],
  ['lodging.fireSafe', { fireSafe: 'perhaps' }, '93441'],
  ['lodging.propertyPhone', { propertyPhone: '11122233' }, '93442'],
  ['travel_cruise.travelPackage', { travelPackage: 'onFoot' }, '93410'],
  ['travel_cruise.departureDate', { departureDate: 'x' }, '93411'],
  ['travel_cruise.lodgingCheckInDate', { lodgingCheckInDate: 'x' }, '93412'],
  ['travel_cruise.lodgingCheckOutDate', { lodgingCheckOutDate: 'x' }, '93413'],
  ['travel_flight.customerCode', { customerCode: 'x'.repeat(18) }, '93416'],
  ['travel_flight.fareAmount', { fareAmount: '-1.00' }, '93417'],
  ['travel_flight.feeAmount', { feeAmount: 'x' }, '93421'],
  ['travel_flight.taxAmount', { taxAmount: '999999999.00' }, '93429'],
  ['travel_flight.issuedDate', { issuedDate: 'x' }, '93423'],
  ['travel_flight.issuingCarrierCode', { issuingCarrierCode: 'ABCDE' }, '93424'],
  ['travel_flight.passengerMiddleInitial', { passengerMiddleInitial: 'MN' }, '93425'],
  ['travel_flight.restrictedTicket', { restrictedTicket: '' }, '93426'],
  ['travel_flight.ticketNumber', { ticketNumber: 'x'.repeat(16) }, '93430'],
  ['travel_flight.legs', { legs: [leg, leg, leg, leg, leg] }, '93432'],
])('%s with %j is wrong', async (place, change, code) => {
  const [industryType, attribute] = place.split('.');
  const data = { ...types[industryType as IndustryType], ...change };
  const result = await sell({ industryType, data });
  expect(codesAt(result, `transaction.industry.${attribute}`)).toEqual([code]);
});

test.each([
  [{ arrivalAirportCode: 'ABCD' }, 'arrivalAirportCode', '96301'],
  [{ arrivalTime: '25:00' }, 'arrivalTime', '96302'],
  [{ carrierCode: 'ABC' }, 'carrierCode', '96303'],
  [{ conjunctionTicket: 'x'.repeat(15) }, 'conjunctionTicket', '96304'],
  [{ couponNumber: '12' }, 'couponNumber', '96305'],
  [{ departureTime: 'noon' }, 'departureTime', '96307'],
  [{ exchangeTicket: 'x'.repeat(16) }, 'exchangeTicket', '96308'],
  [{ fareAmount: '-1' }, 'fareAmount', '96309'],
  [{ fareBasisCode: 'x'.repeat(16) }, 'fareBasisCode', '96312'],
  [{ serviceClass: 'ABC' }, 'serviceClass', '96316'],
  [{ taxAmount: 'x' }, 'taxAmount', '96318'],
])('a leg with %j is wrong at its %s', async (change, attribute, code) => {
  const data = { ...flight, legs: [leg, { ...leg, ...change }] };
  const result = await sell({ industryType: 'travel_flight', data });
  expect(codesAt(result, `transaction.industry.legs.index1.${attribute}`)).toEqual([code]);
});

test.each([
  [[{ kind: 'spa', amount: '1.00' }], 'index0.kind', '96601'],
  [
    [
      { kind: 'laundry', amount: '1.00' },
      { kind: 'laundry', amount: '2.00' },
    ],
    'index1.kind',
    '96602',
  ],
  [[{ kind: 'laundry', amount: '0.00' }], 'index0.amount', '96603'],
  [[{ kind: 'laundry', amount: 'x' }], 'index0.amount', '96604'],
  [[{ kind: 'laundry', amount: '999999999.00' }], 'index0.amount', '96605'],
  [[{ kind: 'laundry' }], 'index0.amount', '96606'],
])('additional charges %j are wrong', async (additionalCharges, attribute, code) => {
  const result = await sell({ industryType: 'lodging', data: { ...lodging, additionalCharges } });
  const place = `transaction.industry.additionalCharges.${attribute}`;
  expect(codesAt(result, place)).toEqual([code]);
});

test('what an industry says may come with the settlement', async () => {
  const { transaction } = await gateway.transaction.sale({
    amount: '100.00',
    paymentMethodNonce: 'fake-valid-nonce',
  });
  const submit = (data: object) =>
    untyped.submitForSettlement(transaction.id, '100.00', {
      industry: { industryType: 'travel_flight', data },
    });
  const wrong = await submit({ ...flight, fareAmount: '-1.00' });
  expect(codesAt(wrong, 'transaction.industry.fareAmount')).toEqual(['93417']);
  expect((await submit(flight)).success).toBe(true);
});

test('a sale in installments is collected month by month, less what was given back', async () => {
  const { success, transaction } = await gateway.transaction.sale(
    Object.assign(
      { amount: '100.01', paymentMethodNonce: 'fake-valid-nonce' },
      { installments: { count: 4 }, options: { submitForSettlement: true } },
    ),
  );
  expect(success).toBe(true);
  await gateway.testing.settle(transaction.id);
  await gateway.transaction.refund(transaction.id, '10.00');
  const found = await gateway.transaction.find(transaction.id);
  expect(found).toMatchObject({ installmentCount: 4 });
  const { installments } = found as unknown as { installments: Installment[] };
  expect(installments.map(({ id }) => id)).toEqual(
    [1, 2, 3, 4].map((number) => `${transaction.id}_INST_${number}`),
  );
  expect(installments.map(({ amount }) => amount)).toEqual(['25.01', '25.00', '25.00', '25.00']);
  const adjustments = installments.flatMap((one) => one.adjustments);
  expect(adjustments.map(({ amount }) => amount)).toEqual(['-2.50', '-2.50', '-2.50', '-2.50']);
});

interface Installment {
  id: string;
  amount: string;
  adjustments: { amount: string }[];
}
