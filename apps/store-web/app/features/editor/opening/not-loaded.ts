/** Something that the editor needs did not come; the message is a sentence for the customer. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
}

/** What was asked for over the network, or why the customer has to do without. */
export async function orNotLoaded<Part>(part: Promise<Part>, why: string): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new NotLoaded(why, { cause });
  }
}
