import { linesOf } from './paper-lines';
import { runsOf } from './paper-letters';

/** Khmer letters have signs above and below, so lines stand apart. */
const lineHeight = 1.7;

export type Document = PDFKit.PDFDocument;
type Weight = 400 | 700;

export interface TextStyle {
  width: number;
  weight?: Weight;
  size?: number;
}

export interface TextPlace extends TextStyle {
  x: number;
  y: number;
  align?: 'start' | 'end';
  /** What it is to a reader that speaks: a paragraph where it is no heading. */
  as?: 'H1' | 'H2';
}

/**
 * Draws one word with its letters as text. Readers take the box of a marked text from the state of the text where the mark
 * ends, so the mark stands inside the text object that the library opens and closes itself.
 */
const drawWord = (doc: Document, word: string, x: number, y: number) => {
  const add = doc.addContent.bind(doc);
  const during: Document['addContent'] = (data) => {
    // What the mark writes itself is neither the begin nor the end of a text.
    restore();
    if (data === 'ET') doc.endMarkedContent();
    add(data);
    if (data === 'BT') doc.markContent('Span', { actual: word });
    doc.addContent = during;
    return doc;
  };
  // The method of the class again: a bound copy would be bound once more by each next word.
  const restore = () => Reflect.deleteProperty(doc, 'addContent');
  doc.addContent = during;
  doc.text(word, x, y, { lineBreak: false });
  restore();
};

/** The widths of texts at a size of 1, by document: a width grows with the size. */
const measured = new WeakMap<Document, Map<string, number>>();
const widthsOf = (doc: Document) => {
  const widths = measured.get(doc) ?? new Map<string, number>();
  measured.set(doc, widths);
  return widths;
};
const measure = (doc: Document, text: string, weight: Weight) =>
  runsOf(text, weight).reduce((sum, run) => sum + doc.font(run.font).fontSize(1).widthOfString(run.text), 0);

/**
 * Draws texts in both scripts; each word says its text, so that it is copied as it reads. The texts are a structure in the order in
 * which they are written, whatever stands beside them on the page.
 */
export const writerOf = (doc: Document) => {
  const widthOf = (text: string, weight: Weight, size: number) => {
    const known = widthsOf(doc);
    const key = `${weight}:${text}`;
    const width = known.get(key) ?? measure(doc, text, weight);
    known.set(key, width);
    return width * size;
  };
  const breakText = (text: string, { width, weight = 400, size = 10 }: TextStyle) =>
    linesOf(text, width, (part) => widthOf(part, weight, size));
  const drawLine = (line: string, x: number, y: number, weight: Weight, size: number) => {
    if (line === '') return [];
    const content = doc.markStructureContent('Span');
    let at = x;
    for (const { text, font, lower } of runsOf(line, weight)) {
      drawWord(doc.font(font).fontSize(size), text, at, y + lower * size);
      at += doc.widthOfString(text);
    }
    doc.endMarkedContent();
    return [content];
  };
  /** @returns the height of what was drawn */
  const write = (text: string, { x, y, align = 'start', as: role, ...style }: TextPlace): number => {
    const { width, weight = 400, size = 10 } = style;
    const lines = breakText(text, style);
    const height = size * lineHeight;
    const contents = lines.flatMap((line, index) => {
      const left = align === 'end' ? x + width - widthOf(line, weight, size) : x;
      return drawLine(line, left, y + index * height, weight, size);
    });
    if (contents.length > 0) doc.addStructure(doc.struct(role ?? 'P', {}, contents));
    return lines.length * height;
  };
  const heightOf = (text: string, style: TextStyle) =>
    breakText(text, style).length * (style.size ?? 10) * lineHeight;
  return { write, heightOf, widthOf: (text: string, size: number) => widthOf(text, 400, size) };
};

export type Writer = ReturnType<typeof writerOf>;
