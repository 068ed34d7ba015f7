import { join } from 'node:path';

const fontFolder = join(process.cwd(), 'backend/assets/fonts');
const page = { margin: 50, footer: 40, gap: 4 } as const;
const khmerRun = /[\u1780-\u17ff\u19e0-\u19ff\u200b-\u200d\u25cc]+/g;
const widthOfTerms = 160;

type Document = PDFKit.PDFDocument;
type Weight = 400 | 700;

export interface PaperSection {
  title: string;
  rows: readonly (readonly [term: string, details: string])[];
}

export interface Paper {
  locale: 'km' | 'en';
  title: string;
  subtitle: string;
  sections: readonly PaperSection[];
  /** Small print at the end. */
  note: string;
}

interface Run {
  text: string;
  font: string;
}

/** Neither font has the letters of the other script. */
const runsOf = (text: string, weight: Weight): Run[] => {
  const runs: Run[] = [];
  let end = 0;
  const add = (part: string, script: 'khmer' | 'latin') => {
    if (part !== '') runs.push({ text: part, font: `${script}-${weight}` });
  };
  for (const { 0: khmer, index } of text.matchAll(khmerRun)) {
    add(text.slice(end, index), 'latin');
    add(khmer, 'khmer');
    end = index + khmer.length;
  }
  add(text.slice(end), 'latin');
  return runs;
};

/** What lines may break between: words, in Khmer too, where no spaces are. */
const wordsOf = (text: string): string[] =>
  [...new Intl.Segmenter('km', { granularity: 'word' }).segment(text)].map(({ segment }) => segment);

/** Draws texts in both scripts; each line says its text, so that it is copied as it reads. */
const writerOf = (doc: Document) => {
  const widthOf = (text: string, weight: Weight, size: number) =>
    runsOf(text, weight).reduce(
      (sum, run) => sum + doc.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  const linesOf = (text: string, weight: Weight, size: number, width: number): string[] =>
    text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of wordsOf(paragraph)) {
        if (line !== '' && widthOf(line + word, weight, size) > width) {
          lines.push(line);
          line = word.trimStart();
        } else line += word;
      }
      return [...lines, line];
    });
  const drawLine = (line: string, x: number, y: number, weight: Weight, size: number) => {
    if (line === '') return;
    doc.markContent('Span', { actual: line });
    let at = x;
    for (const { text, font } of runsOf(line, weight)) {
      doc.font(font).fontSize(size).text(text, at, y, { lineBreak: false });
      at += doc.widthOfString(text);
    }
    doc.endMarkedContent();
  };
  /** @returns the height of what was drawn */
  const write = (
    text: string,
    {
      x,
      y,
      width,
      weight = 400,
      size = 10,
    }: { x: number; y: number; width: number; weight?: Weight; size?: number },
  ): number => {
    const lines = linesOf(text, weight, size, width);
    const height = size * 1.7;
    for (const [index, line] of lines.entries()) drawLine(line, x, y + index * height, weight, size);
    return lines.length * height;
  };
  const heightOf = (text: string, width: number, weight: Weight = 400, size = 10) =>
    linesOf(text, weight, size, width).length * size * 1.7;
  return { write, heightOf };
};

const drawPaper = (doc: Document, { title, subtitle, sections, note }: Paper) => {
  const { write, heightOf } = writerOf(doc);
  const left = page.margin;
  const width = doc.page.width - 2 * page.margin;
  const bottom = doc.page.height - page.margin - page.footer;
  const detailsX = left + widthOfTerms + 10;
  const detailsWidth = width - widthOfTerms - 10;
  let y: number = page.margin;
  const room = (height: number) => {
    if (y + height <= bottom) return;
    doc.addPage();
    y = page.margin;
  };
  doc.fillColor('#0f766e');
  y += write(title, { x: left, y, width, weight: 700, size: 18 });
  doc.fillColor('#111827');
  y += write(subtitle, { x: left, y, width, size: 12 }) + 10;
  for (const section of sections) {
    room(60);
    y += write(section.title, { x: left, y, width, weight: 700, size: 12 });
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .stroke('#d1d5db');
    y += 6;
    for (const [term, details] of section.rows) {
      const height = Math.max(heightOf(term, widthOfTerms), heightOf(details, detailsWidth));
      room(height);
      doc.fillColor('#4b5563');
      write(term, { x: left, y, width: widthOfTerms });
      doc.fillColor('#111827');
      write(details, { x: detailsX, y, width: detailsWidth });
      y += height + page.gap;
    }
    y += 10;
  }
  room(heightOf(note, width, 400, 8));
  doc.fillColor('#4b5563');
  write(note, { x: left, y, width, size: 8 });
};

/** A paper as PDF, A4. The library is loaded for the first paper. */
export async function pdfOf(paper: Paper): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: paper.locale,
    info: { Title: paper.title, Producer: 'Sala', Creator: 'Sala' },
  });
  for (const script of ['khmer', 'latin']) {
    for (const weight of [400, 700]) {
      doc.registerFont(`${script}-${weight}`, join(fontFolder, `kantumruy-pro-${script}-${weight}.woff`));
    }
  }
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  drawPaper(doc, paper);
  doc.end();
  return whole;
}
