export interface WeaveProps {
  id: string;
  /** Width of one thread, in the picture's unit. */
  thread: number;
  /** How far light and shadow of the threads go, 0 to 1. */
  strength: number;
}

/** A pattern of cloth, warp over weft and weft over warp, with a thicker thread now and then. */
export function Weave({ id, thread, strength }: WeaveProps) {
  const size = thread * 8;
  const threads = Array.from({ length: 8 }, (_, place) => place);
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      {threads.flatMap((row) =>
        threads.map((column) => (
          <rect
            key={`${row} ${column}`}
            x={column * thread}
            y={row * thread}
            width={thread * 0.86}
            height={thread * 0.86}
            fill={(row + column) % 2 === 0 ? '#ffffff' : '#000000'}
            opacity={strength * (row === 2 || column === 5 ? 0.75 : 0.55)}
          />
        )),
      )}
    </pattern>
  );
}
