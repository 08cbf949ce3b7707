/*
 * Many photos chosen in a gallery fill an address. The editor's names them already, so the way back
 * inside it goes without them: two lists are longer than what proxies let through.
 */

/** A page of the shop as the editor's address keeps it, its hash included. */
export function wayBack(page: string): string {
  return changed(page, (search) => {
    if (isList(search.get('photo'))) search.delete('photo');
  });
}

/** The page that the editor leads back to, with the photos that its own address names. */
export function withChosenPhotos(page: string, photo: string): string {
  return changed(page, (search) => {
    if (isList(photo) && !search.has('photo')) search.set('photo', photo);
  });
}

function isList(photo: string | null): photo is string {
  return photo?.includes(',') === true;
}

function changed(page: string, change: (search: URLSearchParams) => void): string {
  const url = new URL(page, 'http://own.invalid');
  change(url.searchParams);
  return url.pathname + url.search + url.hash;
}
