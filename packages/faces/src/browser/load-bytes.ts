/** Fetches a file of the server that the page came from, and counts what has arrived. */
export async function loadBytes(
  url: string | URL,
  count: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const reply = await fetch(url);
  if (!reply.ok || reply.body === null) throw new Error(`A part did not load: ${reply.status}.`);
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(reply.body.pipeThrough(counting)).arrayBuffer();
}
