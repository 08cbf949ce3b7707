/** A color mixed with white (above 0) or black (below), -1 to 1. */
export function shade(hex: string, amount: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const target = amount < 0 ? 0 : 255;
  const mixed = [value >> 16, (value >> 8) & 255, value & 255].map((channel) =>
    Math.round(channel + (target - channel) * Math.abs(amount)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
