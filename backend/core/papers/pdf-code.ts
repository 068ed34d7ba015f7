import { encodeQR } from 'qr';
import type { Document } from './pdf-writer';

/** Squares of light around a code, as its readers need them. */
const picture = { ecc: 'medium', border: 2 } as const;

/** Draws an address as a code that phones read. @param width in points */
export const drawCode = (
  doc: Document,
  address: string,
  { x, y, width }: { x: number; y: number; width: number },
) => {
  const rows = encodeQR(address, 'raw', picture);
  const side = width / rows.length;
  doc.rect(x, y, width, width).fill('#FFFFFF');
  for (const [row, squares] of rows.entries())
    for (const [column, isDark] of squares.entries())
      if (isDark) doc.rect(x + column * side, y + row * side, side, side);
  doc.fill('#000000');
};
