import { encode } from 'uqr';

/** Light around the code, as readers of codes need it. */
export const qrPicture = { ecc: 'M', border: 4 } as const;

/** The squares of a picture that phones read, as one path of an SVG. */
const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A text as a picture that phones read, dark on white in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, qrPicture);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-72 rounded-md bg-white text-black"
    >
      <path d={pathOf(data)} fill="currentColor" />
    </svg>
  );
}
