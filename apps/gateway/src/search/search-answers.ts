import { xmlCollection, xmlList, type XmlObject, type XmlValue } from '../xml/xml-value.ts';
import { pageSize } from './found-rows.ts';

interface SearchAnswer {
  root: string;
  value: XmlValue;
}

/** Every id that was found; the client asks for the rest page by page. */
export function idsAnswer(ids: readonly string[]): SearchAnswer {
  return { root: 'searchResults', value: { pageSize, ids: xmlList('item', ids) } };
}

/** One page of what was found. */
export function pageAnswer(root: string, item: string, found: readonly XmlObject[]): SearchAnswer {
  const facts = { currentPageNumber: 1, pageSize, totalItems: found.length };
  return { root, value: xmlCollection(item, found, facts) };
}
