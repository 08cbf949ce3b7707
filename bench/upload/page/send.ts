/** PUTs a file as the shortest script can. Throws when it is refused. */
export function put(
  url: string,
  file: File,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = () => reject(new Error(`PUT ${url}: ${xhr.status} ${xhr.responseText}`));
    xhr.addEventListener('load', () => (xhr.status < 400 ? resolve() : fail()));
    xhr.addEventListener('error', fail);
    xhr.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(file);
  });
}

/** POSTs JSON to the upload API. Throws when it is refused. */
export async function post<Reply>(url: string, token: string, body: unknown): Promise<Reply> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
  });
  if (!reply.ok) throw new Error(`POST ${url}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}
