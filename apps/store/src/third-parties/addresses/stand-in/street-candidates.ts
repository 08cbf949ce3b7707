import { stateCode } from '../us-states.ts';
import { readDeliveryLine, writtenLine, type DeliveryLine } from './delivery-line.ts';
import { hashOf } from './hash.ts';
import { cityKey, gazetteer, type Place } from './places.ts';

/** A lookup as it stands on the wire of the vendor's street API. */
export interface StreetLookup {
  street?: string | undefined;
  street2?: string | undefined;
  secondary?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zipcode?: string | undefined;
  input_id?: string | undefined;
  candidates?: string | number | undefined;
}

interface Spot {
  city: string;
  state: string;
  zip: string;
}

/** The vendor's answer to one lookup: candidates, best first, none when there is no such address. */
export function streetCandidates(lookup: StreetLookup, inputIndex: number): object[] {
  const unit = [lookup.street2, lookup.secondary].filter((part) => part !== undefined).join(' ');
  const line = readDeliveryLine(lookup.street ?? '', unit);
  if (line === undefined) return [];
  const wanted = Math.min(10, Math.max(1, Number(lookup.candidates ?? 1) || 1));
  return spotsOf(lookup, writtenLine(line))
    .slice(0, wanted)
    .map((spot, candidateIndex) => ({
      ...(lookup.input_id !== undefined && { input_id: lookup.input_id }),
      input_index: inputIndex,
      candidate_index: candidateIndex,
      ...candidateAt(line, spot),
    }));
}

/** Where the address may be: the zip code's place, then the city's own zip codes. */
function spotsOf(lookup: StreetLookup, written: string): Spot[] {
  const { byZip, byCity } = gazetteer();
  const zip = (lookup.zipcode ?? '').slice(0, 5);
  const city = (lookup.city ?? '').trim();
  const state = stateCode(lookup.state ?? '');
  const ofZip = byZip.get(zip);
  const ofCity = byCity.get(cityKey(city, state));
  if (ofZip !== undefined && ofZip === ofCity) return [{ ...ofZip, zip }];
  return [
    ...(ofZip === undefined ? [] : [{ ...ofZip, zip }]),
    ...(ofCity === undefined ? [] : zipsFor(ofCity, written)),
  ];
}

function zipsFor(place: Place, written: string): Spot[] {
  const start = hashOf(written) % place.zips.length;
  const turned = [...place.zips.slice(start), ...place.zips.slice(0, start)];
  return turned.map((zip) => ({ ...place, zip }));
}

function candidateAt(line: DeliveryLine, { city, state, zip }: Spot): object {
  const written = writtenLine(line);
  const key = hashOf(`${written} ${zip}`);
  const plus4 = String(1_000 + (key % 9_000));
  const isBox = line.name === 'PO Box';
  return {
    delivery_line_1: written,
    last_line: `${city} ${state} ${zip}-${plus4}`,
    delivery_point_barcode: `${zip}${plus4}${String(key % 1_000).padStart(3, '0')}`,
    smarty_key: String(key),
    components: {
      primary_number: line.number,
      ...parts({
        street_predirection: line.predirection,
        street_name: line.name,
        street_suffix: line.suffix,
        street_postdirection: line.postdirection,
        secondary_designator: line.unit,
        secondary_number: line.unitNumber,
      }),
      city_name: city,
      default_city_name: city,
      state_abbreviation: state,
      zipcode: zip,
      plus4_code: plus4,
    },
    metadata: {
      record_type: isBox ? 'P' : 'S',
      zip_type: 'Standard',
      rdi: isBox ? '' : 'Residential',
      precision: 'Zip9',
    },
    analysis: {
      dpv_match_code: 'Y',
      dpv_footnotes: 'AABB',
      dpv_cmra: 'N',
      dpv_vacant: 'N',
      dpv_no_stat: 'N',
      active: 'Y',
      enhanced_match: 'postal-match',
    },
  };
}

function parts(all: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
}
