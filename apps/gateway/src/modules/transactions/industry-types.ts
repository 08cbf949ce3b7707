import type { ValidationCode } from '../server-api/validation-messages.ts';
import {
  amount,
  anyText,
  atMost,
  day,
  type FieldRule,
  flag,
  like,
  oneOf,
  timeOfDay,
} from './industry-rules.ts';

/** What one kind of business may say of a sale. */
export interface IndustryType {
  readonly empty: ValidationCode;
  readonly unknownField: ValidationCode;
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** Fields that have to be there. */
  readonly required: Readonly<Record<string, ValidationCode>>;
  /** Fields that are lists of such parts. */
  readonly parts: Readonly<Record<string, Readonly<Record<string, FieldRule>>>>;
}

/** https://developer.paypal.com/braintree/docs/reference/general/lodging-data */
const lodging: IndustryType = {
  empty: '93402',
  unknownField: '93407',
  fields: {
    folio_number: like(/^[A-Za-z0-9]{1,12}$/, '93403'),
    check_in_date: day('93404'),
    check_out_date: day('93405'),
    room_rate: amount(
      { tooSmall: '93433', malformed: '93434', tooLarge: '93435' },
      { isPositive: true },
    ),
    room_tax: amount(
      { tooSmall: '93436', malformed: '93437', tooLarge: '93438' },
      { isPositive: true },
    ),
    no_show: flag('93439'),
    advanced_deposit: flag('93440'),
    fire_safe: flag('93441'),
    property_phone: like(/^\d{10}$/, '93442'),
  },
  required: {},
  parts: {
    additional_charges: {
      kind: oneOf(
        ['restaurant', 'gift_shop', 'mini_bar', 'telephone', 'laundry', 'other'],
        '96601',
      ),
      amount: amount(
        { tooSmall: '96603', malformed: '96604', tooLarge: '96605' },
        { isPositive: true },
      ),
    },
  },
};

/** https://developer.paypal.com/braintree/docs/guides/amex-direct-industry-specific */
const travelCruise: IndustryType = {
  empty: '93408',
  unknownField: '93409',
  fields: {
    travel_package: oneOf(['flight', 'car', 'flight_and_car', 'other'], '93410'),
    departure_date: day('93411'),
    lodging_check_in_date: day('93412'),
    lodging_check_out_date: day('93413'),
    lodging_name: anyText,
  },
  required: { travel_package: '93410' },
  parts: {},
};

/** https://developer.paypal.com/braintree/docs/reference/general/airline-itinerary-data */
const travelFlight: IndustryType = {
  empty: '93414',
  unknownField: '93415',
  fields: {
    arrival_date: anyText,
    country_code: anyText,
    customer_code: atMost(17, '93416'),
    date_of_birth: anyText,
    fare_amount: amount({ tooSmall: '93417', malformed: '93418', tooLarge: '93419' }),
    fee_amount: amount({ tooSmall: '93420', malformed: '93421', tooLarge: '93422' }),
    issued_date: day('93423'),
    issuing_carrier_code: atMost(4, '93424'),
    passenger_first_name: anyText,
    passenger_last_name: anyText,
    passenger_middle_initial: atMost(1, '93425'),
    passenger_title: anyText,
    restricted_ticket: flag('93426'),
    tax_amount: amount({ tooSmall: '93427', malformed: '93428', tooLarge: '93429' }),
    ticket_issuer_address: anyText,
    ticket_number: atMost(15, '93430'),
    travel_agency_code: anyText,
    travel_agency_name: anyText,
  },
  required: { restricted_ticket: '93426' },
  parts: {
    legs: {
      arrival_airport_code: atMost(3, '96301'),
      arrival_time: timeOfDay('96302'),
      carrier_code: atMost(2, '96303'),
      conjunction_ticket: atMost(14, '96304'),
      coupon_number: atMost(1, '96305'),
      departure_airport_code: atMost(3, '96306'),
      departure_date: anyText,
      departure_time: timeOfDay('96307'),
      endorsement_or_restrictions: anyText,
      exchange_ticket: atMost(15, '96308'),
      fare_amount: amount({ tooSmall: '96309', malformed: '96310', tooLarge: '96311' }),
      fare_basis_code: atMost(15, '96312'),
      fee_amount: amount({ tooSmall: '96313', malformed: '96314', tooLarge: '96315' }),
      flight_number: anyText,
      service_class: atMost(2, '96316'),
      stopover_permitted: anyText,
      tax_amount: amount({ tooSmall: '96317', malformed: '96318', tooLarge: '96319' }),
    },
  },
};

/** Each is found by the name that a request gives. */
export const industryTypes = new Map<string, IndustryType>([
  ['lodging', lodging],
  ['travel_cruise', travelCruise],
  ['travel_flight', travelFlight],
]);
