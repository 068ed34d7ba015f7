import type { TableSection } from './paper';
import type { Document, Writer } from './pdf-writer';
import { paperColors } from './pdf-colors';

const cell = { size: 9.5, above: 4, below: 3, gap: 8 } as const;

interface TablePlace {
  x: number;
  y: number;
  width: number;
  /** Begins a page where a height does not fit; the answer is where to go on. */
  room: (y: number, height: number) => number;
}

const innerOf = (columns: readonly string[], width: number) => width / columns.length - cell.gap;

const heightOfRow = (writer: Writer, texts: readonly string[], width: number, weight: 400 | 700 = 400) =>
  Math.max(...texts.map((text) => writer.heightOf(text, { width, weight, size: cell.size }))) +
  cell.above +
  cell.below;

/** How high a table is that stands on one page. */
export function heightOfTable(writer: Writer, section: TableSection, width: number): number {
  const { columns, lines, total, foot } = section;
  const inner = innerOf(columns, width);
  const heights = [columns, ...lines, total].map((texts) => heightOfRow(writer, texts, inner));
  const footHeight = foot ? writer.heightOf(foot, { width, size: cell.size }) : 0;
  return heights.reduce((sum, height) => sum + height, footHeight);
}

/** Draws a table with the sum as its last row; the head is repeated on each page. @returns where to go on */
export function drawTable(
  doc: Document,
  writer: Writer,
  { columns, lines, total, foot }: TableSection,
  { x, y: top, width, room }: TablePlace,
): number {
  const columnWidth = width / columns.length;
  const inner = innerOf(columns, width);
  const { write, heightOf } = writer;
  const drawRow = (texts: readonly string[], y: number, weight: 400 | 700, color: string) => {
    doc.fillColor(color);
    for (const [index, text] of texts.entries())
      write(text, {
        // The numbers end where their column ends.
        x: x + index * columnWidth + (index === 0 ? 0 : cell.gap),
        y: y + cell.above,
        width: inner,
        weight,
        size: cell.size,
        align: index === 0 ? 'start' : 'end',
      });
    return y + heightOfRow(writer, texts, inner, weight);
  };
  const rule = (y: number, color: string) =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(color);
  const drawHead = (y: number) => {
    const next = drawRow(columns, y, 400, paperColors.muted);
    rule(next, paperColors.line);
    return next;
  };
  const head = heightOfRow(writer, columns, inner);
  let y = drawHead(room(top, head + heightOfRow(writer, lines[0] ?? total, inner)));
  const place = (texts: readonly string[], weight: 400 | 700) => {
    const at = room(y, heightOfRow(writer, texts, inner, weight));
    y = at < y ? drawHead(at) : at;
    y = drawRow(texts, y, weight, paperColors.text);
  };
  for (const line of lines) {
    place(line, 400);
    rule(y, paperColors.hairline);
  }
  place(total, 700);
  if (!foot) return y;
  const style = { width, size: cell.size };
  y = room(y, heightOf(foot, style));
  doc.fillColor(paperColors.muted);
  return y + write(foot, { x, y, ...style });
}
