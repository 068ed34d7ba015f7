import { encodeQR } from 'qr';

/** The picture of a text that phones read: the side in squares, and its dark squares as one path of an SVG. */
function drawnCode(text: string): { side: number; path: string } {
  // Readers of codes need four light squares around it.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { side: rows.length, path: path.join('') };
}

/** A text as a picture that phones read, dark on white in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = drawnCode(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-full max-w-72 rounded-md bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The same picture as a file, for pages that are shown without a network. */
export function qrFile(text: string): string {
  const { side, path } = drawnCode(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
}
