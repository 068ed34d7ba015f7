import type { Paper, ReportCard } from './paper';
import { paperColors } from './pdf-colors';
import { drawCode } from './pdf-code';
import { type Document, type TextPlace, writerOf } from './pdf-writer';

const margin = 26;
const size = { school: 9, title: 13, text: 8, head: 6.5, small: 6 } as const;
/** What the signatures and the proof take at the foot. */
const foot = { signatures: 104, proof: 62 } as const;
/** Lines of the table between what can be read and what fits. */
const lineHeights = { least: 8.5, most: 15 } as const;
const numberWidth = 54;
const termWidths = { identity: 58, standing: 104 } as const;

interface Sheet {
  doc: Document;
  writer: ReturnType<typeof writerOf>;
  width: number;
}

/** One line of text: what does not fit ends with dots. */
const writeLine = ({ writer }: Sheet, text: string, place: TextPlace) => {
  const letters = [...new Intl.Segmenter('km').segment(text)].map(({ segment }) => segment);
  const isOneLine = (shown: string) => writer.heightOf(shown, place) <= (place.size ?? 10) * 1.7 + 0.01;
  let count = letters.length;
  const shownOf = () => (count === letters.length ? text : `${letters.slice(0, count).join('')}…`);
  while (count > 1 && !isOneLine(shownOf())) count -= 1;
  writer.write(shownOf(), place);
};

const drawPairs = (sheet: Sheet, pairs: ReportCard['identity'], top: number, termWidth: number): number => {
  const { doc, width } = sheet;
  const column = width / 2;
  const height = size.text * 1.7;
  for (const [index, [term, detail]] of pairs.entries()) {
    const x = margin + (index % 2) * column;
    const y = top + Math.floor(index / 2) * height;
    doc.fillColor(paperColors.muted);
    writeLine(sheet, term, { x, y, width: termWidth, size: size.text });
    doc.fillColor(paperColors.text);
    writeLine(sheet, detail, { x: x + termWidth + 2, y, width: column - termWidth - 6, size: size.text });
  }
  return top + Math.ceil(pairs.length / 2) * height;
};

const drawTable = (
  sheet: Sheet,
  { columns, lines, total }: ReportCard['table'],
  top: number,
  room: number,
) => {
  const { doc, width } = sheet;
  const height = Math.min(lineHeights.most, Math.max(lineHeights.least, room / (lines.length + 2)));
  const textSize = Math.min(size.text, height / 1.8);
  const nameWidth = width - (columns.length - 1) * numberWidth;
  let y = top;
  const drawRow = (cells: readonly string[], weight: 400 | 700, most = textSize) => {
    const cellSize = Math.min(textSize, most);
    for (const [index, cell] of cells.entries()) {
      const x = index === 0 ? margin + 3 : margin + nameWidth + (index - 1) * numberWidth;
      const place = { x, y: y + (height - cellSize * 1.7) / 2, size: cellSize, weight };
      writeLine(
        sheet,
        cell,
        index === 0 ? { ...place, width: nameWidth - 6 } : { ...place, width: numberWidth - 3, align: 'end' },
      );
    }
    y += height;
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.4)
      .stroke(paperColors.line);
  };
  doc.rect(margin, y, width, height).fill(paperColors.notice);
  doc.fillColor(paperColors.text);
  // Heads are words, the cells below them numbers.
  drawRow(columns, 700, size.head);
  doc.fillColor(paperColors.text);
  for (const line of lines) drawRow(line, 400);
  drawRow(total, 700);
  return y;
};

const drawSignatures = (sheet: Sheet, signatures: ReportCard['signatures'], top: number) => {
  const { doc, writer, width } = sheet;
  const column = width / signatures.length;
  for (const [index, { title, name, stamp, date }] of signatures.entries()) {
    const x = margin + index * column;
    const inner = column - 10;
    doc.fillColor(paperColors.muted);
    if (date) writeLine(sheet, date, { x, y: top, width: inner, size: size.small });
    doc.fillColor(paperColors.text);
    writer.write(title, { x, y: top + 11, width: inner, size: 7.5, weight: 700 });
    if (stamp) {
      doc
        .circle(x + inner / 2, top + 62, 26)
        .dash(2, { space: 2 })
        .lineWidth(0.5)
        .stroke(paperColors.line)
        .undash();
      doc.fillColor(paperColors.muted);
      writer.write(stamp, { x: x + inner / 2 - 20, y: top + 54, width: 40, size: 5.5 });
    }
    doc
      .moveTo(x, top + 92)
      .lineTo(x + inner, top + 92)
      .lineWidth(0.5)
      .stroke(paperColors.text);
    doc.fillColor(paperColors.text);
    if (name) writeLine(sheet, name, { x, y: top + 93, width: inner, size: 7 });
  }
};

/** Draws a report card on the page that is open: whatever it says, it is one page of A5 to be signed. */
export function drawReportCard(doc: Document, paper: Paper, card: ReportCard): void {
  const width = doc.page.width - 2 * margin;
  const sheet: Sheet = { doc, writer: writerOf(doc), width };
  const { writer } = sheet;
  let y = margin;
  doc.fillColor(paperColors.accent);
  y += writer.write(paper.subtitle, { x: margin, y, width, size: size.school, weight: 700 });
  doc.fillColor(paperColors.text);
  y += writer.write(paper.title, { x: margin, y, width, size: size.title, weight: 700, as: 'H1' });
  doc.fillColor(paperColors.muted);
  y += writer.write(card.period, { x: margin, y, width, size: size.school }) + 4;
  y = drawPairs(sheet, card.identity, y, termWidths.identity) + 6;
  const bottom = doc.page.height - margin;
  const [remarkTitle, remark] = card.remark;
  const standingHeight = Math.ceil(card.standing.length / 2) * size.text * 1.7 + 6;
  const remarkStyle = { width, size: size.text };
  const remarkHeight = size.text * 1.7 + Math.max(2 * size.text * 1.7, writer.heightOf(remark, remarkStyle));
  const room = bottom - y - standingHeight - remarkHeight - foot.signatures - foot.proof - 16;
  y = drawTable(sheet, card.table, y, room) + 6;
  y = drawPairs(sheet, card.standing, y, termWidths.standing) + 6;
  doc.fillColor(paperColors.muted);
  writeLine(sheet, remarkTitle, { x: margin, y, width, size: size.text, weight: 700 });
  doc.fillColor(paperColors.text);
  if (remark) writer.write(remark, { x: margin, y: y + size.text * 1.7, ...remarkStyle });
  drawSignatures(sheet, card.signatures, bottom - foot.proof - foot.signatures);
  const { proof } = paper;
  const proofTop = bottom - 50;
  if (proof) {
    drawCode(doc, proof.address, { x: margin, y: proofTop, width: 50 });
    const beside = { x: margin + 58, width: width - 58, size: size.small };
    doc.fillColor(paperColors.text);
    const height = writer.write(`${paper.reference} · ${proof.text}`, { ...beside, y: proofTop });
    doc.fillColor(paperColors.muted);
    writer.write(proof.address, { ...beside, y: proofTop + height });
  }
}
