/** Everybody comes from an address of her own, so that rate limits stay hers. */
export function newAddress(): Record<'x-forwarded-for', string> {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}
