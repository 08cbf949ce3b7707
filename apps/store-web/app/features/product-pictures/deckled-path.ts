/** Always the same wave, so that server and browser draw one edge. */
function wobble(place: number): number {
  return (
    Math.sin(place * 12.9898) * 0.5 +
    Math.sin(place * 4.1414 + 1.7) * 0.3 +
    Math.sin(place * 31.7) * 0.2
  );
}

const steps = 36;

/** The outline of a sheet that was torn, inside its measures. */
export function deckledPath(width: number, height: number): string {
  const depth = Math.min(width, height) * 0.008;
  const points: [number, number][] = [];
  for (let step = 0; step < steps; step += 1) {
    points.push([(width * step) / steps, depth * (1 + wobble(step))]);
  }
  for (let step = 0; step < steps; step += 1) {
    points.push([width - depth * (1 + wobble(step + 50)), (height * step) / steps]);
  }
  for (let step = steps; step > 0; step -= 1) {
    points.push([(width * step) / steps, height - depth * (1 + wobble(step + 100))]);
  }
  for (let step = steps; step > 0; step -= 1) {
    points.push([depth * (1 + wobble(step + 150)), (height * step) / steps]);
  }
  return `M${points.map((point) => point.map((at) => at.toFixed(3)).join(' ')).join('L')}Z`;
}
