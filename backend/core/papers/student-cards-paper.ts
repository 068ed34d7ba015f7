import type { PaperLocale } from './paper-words';
import { drawCode } from './pdf-code';
import { paperColors } from './pdf-colors';
import { pdfDocument } from './pdf-document';
import { type Document, writerOf } from './pdf-writer';

interface PrintedCard {
  schoolName: string;
  /** The name in the script of the paper, and in the other one. */
  name: string;
  otherName: string;
  studentCode: string;
  className: string;
  /** Where the card is proven. */
  address: string;
}

export interface CardSheet {
  locale: PaperLocale;
  title: string;
  label: string;
  cards: readonly PrintedCard[];
}

/** Millimetres of a bank card as points, two in a row and five in a column of A4. */
const card = { width: 242.6, height: 153 } as const;
const grid = { columns: 2, rows: 5, gap: 8 } as const;
const padding = 12;
const codeSide = 84;

const drawCard = (doc: Document, sheet: CardSheet, shown: PrintedCard, x: number, y: number) => {
  const { write } = writerOf(doc);
  doc.roundedRect(x, y, card.width, card.height, 8).lineWidth(0.6).stroke(paperColors.line);
  const left = x + padding;
  const whole = card.width - 2 * padding;
  const beside = whole - codeSide - padding;
  let at = y + padding;
  doc.fillColor(paperColors.accent);
  at += write(shown.schoolName, { x: left, y: at, width: whole, size: 9, weight: 700 });
  doc.fillColor(paperColors.muted);
  at += write(sheet.label, { x: left, y: at, width: whole, size: 7 }) + 4;
  drawCode(doc, shown.address, {
    x: x + card.width - padding - codeSide,
    y: y + card.height - padding - codeSide,
    width: codeSide,
  });
  doc.fillColor(paperColors.text);
  at += write(shown.name, { x: left, y: at, width: beside, size: 11, weight: 700 });
  at += write(shown.otherName, { x: left, y: at, width: beside, size: 9 });
  at += write(shown.studentCode, { x: left, y: at, width: beside, size: 9 });
  doc.fillColor(paperColors.muted);
  write(shown.className, { x: left, y: at, width: beside, size: 8 });
};

const cardsPdf = (sheet: CardSheet): Promise<Buffer> =>
  pdfDocument({ title: sheet.title, lang: sheet.locale }, (doc) => {
    const left = (doc.page.width - grid.columns * card.width - grid.gap) / 2;
    const top = (doc.page.height - grid.rows * card.height - (grid.rows - 1) * grid.gap) / 2;
    const perPage = grid.columns * grid.rows;
    for (const [index, shown] of sheet.cards.entries()) {
      const place = index % perPage;
      if (index > 0 && place === 0) doc.addPage();
      const column = place % grid.columns;
      const row = Math.floor(place / grid.columns);
      drawCard(
        doc,
        sheet,
        shown,
        left + column * (card.width + grid.gap),
        top + row * (card.height + grid.gap),
      );
    }
  });

/** The cards of students as PDF in base64, A4 to cut out. They are drawn without a pause, so they run in a thread. */
export const drawStudentCards = async (sheet: CardSheet): Promise<string> =>
  (await cardsPdf(sheet)).toString('base64');
