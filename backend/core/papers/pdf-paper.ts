import type { Paper, PaperSection, RowSection, TableSection } from './paper';
import { paperWords } from './paper-words';
import { drawCode } from './pdf-code';
import { paperColors } from './pdf-colors';
import { drawReportCard } from './pdf-card';
import { pdfDocument } from './pdf-document';
import { type Document, type Writer, writerOf } from './pdf-writer';

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
function heightOfTable(writer: Writer, section: TableSection, width: number): number {
  const { columns, lines, total, foot } = section;
  const inner = innerOf(columns, width);
  const heights = [columns, ...lines, total].map((texts) => heightOfRow(writer, texts, inner));
  const footHeight = foot ? writer.heightOf(foot, { width, size: cell.size }) : 0;
  return heights.reduce((sum, height) => sum + height, footHeight);
}

/** Draws a table with the sum as its last row; the head is repeated on each page. @returns where to go on */
function drawTable(
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

/** On a small page the terms take the same share. */
const page = { margin: 50, footer: 40, widthOfTerms: 180, shareOfTerms: 0.364 } as const;
const codeWidth = 84;
const gap = { row: 4, section: 12, point: 6, notice: 10 } as const;
const signing = { width: 190, height: 92, radius: 34 } as const;
const size = { title: 20, subtitle: 12, section: 12, text: 10, small: 8 } as const;

interface Sheet {
  doc: Document;
  writer: Writer;
  x: number;
  width: number;
  /** Begins a page where a height does not fit; the answer is where to go on. */
  room: (y: number, height: number) => number;
}

const sheetOf = (doc: Document): Sheet => {
  const bottom = doc.page.height - page.margin - page.footer;
  return {
    doc,
    writer: writerOf(doc),
    x: page.margin,
    width: doc.page.width - 2 * page.margin,
    room: (y, height) => {
      if (y + height <= bottom) return y;
      doc.addPage();
      return page.margin;
    },
  };
};

const drawRows = ({ doc, writer, x, width, room }: Sheet, { rows }: RowSection, top: number): number => {
  const terms = { width: Math.min(page.widthOfTerms, width * page.shareOfTerms) };
  const details = { width: width - terms.width - 10 };
  let y = top;
  for (const [term, text] of rows) {
    const height = Math.max(writer.heightOf(term, terms), writer.heightOf(text, details));
    y = room(y, height);
    doc.fillColor(paperColors.muted);
    writer.write(term, { x, y, ...terms });
    doc.fillColor(paperColors.text);
    writer.write(text, { x: x + terms.width + 10, y, ...details });
    y += height + gap.row;
  }
  return y;
};

const drawPoints = ({ doc, writer, x, width, room }: Sheet, points: readonly string[], top: number) => {
  const indent = 14;
  let y = top;
  for (const point of points) {
    const style = { width: width - indent };
    const height = writer.heightOf(point, style);
    y = room(y, height);
    doc.circle(x + 3, y + 8, 1.8).fill(paperColors.accent);
    doc.fillColor(paperColors.text);
    writer.write(point, { x: x + indent, y, ...style });
    y += height + gap.point;
  }
  return y;
};

/** The head stays on the page of what follows it, and a table that fits on one page is not broken. */
const roomFor = ({ doc, writer, width }: Sheet, section: PaperSection): number => {
  const head = 80;
  if (!('columns' in section)) return head;
  const whole = head + heightOfTable(writer, section, width);
  return whole <= doc.page.height - 2 * page.margin - page.footer ? whole : head;
};

const drawSection = (sheet: Sheet, section: PaperSection, top: number): number => {
  const { doc, writer, x, width, room } = sheet;
  let y = room(top, roomFor(sheet, section));
  doc.fillColor(paperColors.accent);
  y += writer.write(section.title, { x, y, width, weight: 700, size: size.section, as: 'H2' });
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.8)
    .stroke(paperColors.line);
  y += gap.point;
  if ('rows' in section) return drawRows(sheet, section, y);
  if ('points' in section) return drawPoints(sheet, section.points, y);
  return drawTable(doc, writer, section, { x, y, width, room }) + gap.row;
};

const drawNotice = ({ doc, writer, x, width }: Sheet, notice: string, y: number): number => {
  const style = { width: width - 2 * gap.notice };
  const height = writer.heightOf(notice, style) + 1.5 * gap.notice;
  doc.roundedRect(x, y, width, height, 4).fill(paperColors.notice);
  doc.fillColor(paperColors.text);
  writer.write(notice, { x: x + gap.notice, y: y + gap.notice, ...style });
  return y + height + gap.section;
};

const drawProof = (
  { doc, writer, x, width, room }: Sheet,
  { address, text }: NonNullable<Paper['proof']>,
  top: number,
) => {
  const style = { width: width - codeWidth - gap.section, size: size.small };
  const y = room(top, codeWidth);
  drawCode(doc, address, { x, y, width: codeWidth });
  doc.fillColor(paperColors.text);
  const place = { x: x + codeWidth + gap.section, ...style };
  const height = writer.write(text, { ...place, y: y + gap.point });
  doc.fillColor(paperColors.muted);
  writer.write(address, { ...place, y: y + gap.point + height });
  return y + codeWidth + gap.section;
};

/** A place to sign at the right, with the circle of the stamp at its left. */
const drawSignature = (
  { doc, writer, x, width, room }: Sheet,
  { title, stamp, date }: NonNullable<Paper['signature']>,
  top: number,
) => {
  const y = room(top, signing.height);
  const place = { x: x + width - signing.width, width: signing.width };
  doc.fillColor(paperColors.muted);
  writer.write(date, { ...place, y, size: size.small });
  doc.fillColor(paperColors.text);
  writer.write(title, { ...place, y: y + 14, size: size.text, weight: 700 });
  const circle = { x: place.x - signing.radius - gap.section, y: y + signing.radius + 6 };
  doc
    .circle(circle.x, circle.y, signing.radius)
    .dash(2, { space: 2 })
    .lineWidth(0.5)
    .stroke(paperColors.line)
    .undash();
  doc.fillColor(paperColors.muted);
  writer.write(stamp, { x: circle.x - 28, y: circle.y - 8, width: 56, size: size.small });
  doc
    .moveTo(place.x, y + signing.height - 6)
    .lineTo(place.x + place.width, y + signing.height - 6)
    .lineWidth(0.5)
    .stroke(paperColors.text);
  return y + signing.height + gap.section;
};

const drawPaper = (doc: Document, { title, subtitle, notice, sections, signature, proof, note }: Paper) => {
  const sheet = sheetOf(doc);
  const { writer, x, width, room } = sheet;
  let y: number = page.margin;
  doc.fillColor(paperColors.accent);
  writer.write('Sala', { x, y, width, weight: 700, size: size.section, align: 'end' });
  doc.fillColor(paperColors.text);
  y += writer.write(title, { x, y, width: width - 60, weight: 700, size: size.title, as: 'H1' });
  doc.fillColor(paperColors.muted);
  y += writer.write(subtitle, { x, y, width, size: size.subtitle }) + gap.section;
  if (notice) y = drawNotice(sheet, notice, y);
  for (const section of sections) y = drawSection(sheet, section, y) + gap.section;
  if (signature) y = drawSignature(sheet, signature, y);
  if (proof) y = drawProof(sheet, proof, y);
  const small = { width, size: size.small };
  y = room(y, writer.heightOf(note, small));
  doc.fillColor(paperColors.muted);
  writer.write(note, { x, y, ...small });
};

/** The reference at the foot of each page, and which page it is. */
const drawFeet = (doc: Document, { locale, title, reference }: Paper) => {
  const { write } = writerOf(doc);
  const { count } = doc.bufferedPageRange();
  const width = doc.page.width - 2 * page.margin;
  const place = { x: page.margin, y: doc.page.height - page.margin, width, size: size.small } as const;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    doc.fillColor(paperColors.muted);
    write(`${title} · ${reference}`, place);
    const number = paperWords[locale].papers.page
      .replace('{number}', String(index + 1))
      .replace('{count}', String(count));
    write(number, { ...place, align: 'end' });
  }
};

/** A paper as PDF. It is drawn without a pause, so it runs in a thread. */
export function pdfOf(paper: Paper): Promise<Buffer> {
  return pdfDocument({ title: paper.title, lang: paper.locale, size: paper.size }, (doc) => {
    if (paper.card) return drawReportCard(doc, paper, paper.card);
    drawPaper(doc, paper);
    drawFeet(doc, paper);
  });
}

/** The report cards of a class as one file, a page each. */
export async function drawReportCards(papers: readonly Paper[]): Promise<string> {
  const [first] = papers;
  if (!first) throw new Error('There is no report card to print.');
  const { title, locale, size: format } = first;
  const file = await pdfDocument({ title, lang: locale, size: format }, (doc) => {
    for (const [index, paper] of papers.entries()) {
      if (index > 0) doc.addPage();
      if (paper.card) drawReportCard(doc, paper, paper.card);
    }
  });
  return file.toString('base64');
}

/** A paper as PDF in base64. */
export const drawPdf = async (paper: Paper): Promise<string> => (await pdfOf(paper)).toString('base64');
