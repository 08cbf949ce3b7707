/** Looks under way at pages that are shown already. */
let looks = 0;

export async function countLook(look: Promise<void>): Promise<void> {
  looks += 1;
  await look.finally(() => {
    looks -= 1;
  });
}

/** Whether a loader asks for the page on the screen, which stays if there is no answer. */
export function isLook({ url, signal }: Request): boolean {
  return looks > 0 && !signal.aborted && url === location.href.replace(/#.*/, '');
}
