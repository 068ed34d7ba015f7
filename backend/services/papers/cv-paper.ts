import { type CvAccent, cvAccents } from '@/lib/domain/recruitment/cv-options';
import type { CvBlocks, CvEntry, CvSection } from '@/lib/domain/recruitment/cv-blocks';
import { paperColors } from './pdf-colors';
import { pdfDocument } from './pdf-document';
import { type Document, writerOf } from './pdf-writer';

export interface CvSheet {
  title: string;
  accent: CvAccent;
  /** One CV for each language, each on pages of its own. */
  cvs: readonly CvBlocks[];
}

const margin = 50;
const gap = { section: 12, entry: 8 } as const;
const size = { name: 22, otherName: 12, section: 13, title: 11, text: 10, small: 9 } as const;

const drawOne = (doc: Document, cv: CvBlocks, accent: string) => {
  const { write, heightOf } = writerOf(doc);
  const width = doc.page.width - 2 * margin;
  const bottom = doc.page.height - margin;
  const place = { x: margin, width };
  let y: number = margin;
  const room = (height: number) => {
    if (y + height <= bottom) return;
    doc.addPage();
    y = margin;
  };
  const put = (
    text: string,
    style: { size: number; weight?: 400 | 700; as?: 'H1' | 'H2' },
    color: string,
  ) => {
    if (text === '') return;
    doc.fillColor(color);
    y += write(text, { ...place, y, ...style });
  };
  const heightOfEntry = ({ title, lines, text, seal }: CvEntry) =>
    heightOf(title, { width, size: size.title, weight: 700 }) +
    [...lines, ...(seal ? [seal] : [])].reduce(
      (sum, line) => sum + heightOf(line, { width, size: size.small }),
      0,
    ) +
    (text === '' ? 0 : heightOf(text, { width, size: size.text }));
  const drawEntry = (entry: CvEntry) => {
    // What is longer than a page is broken; everything else stands on one page.
    room(Math.min(heightOfEntry(entry), bottom - margin));
    put(entry.title, { size: size.title, weight: 700 }, paperColors.text);
    for (const line of entry.lines) put(line, { size: size.small }, paperColors.muted);
    for (const paragraph of entry.text.split('\n')) {
      room(heightOf(paragraph, { width, size: size.text }));
      put(paragraph, { size: size.text }, paperColors.text);
    }
    if (entry.seal) put(entry.seal, { size: size.small }, accent);
    y += gap.entry;
  };
  const drawSection = ({ title, text, entries }: CvSection) => {
    const [first] = entries;
    const next = first ? heightOfEntry(first) : heightOf(text, { width, size: size.text });
    // The heading stays with what follows it.
    room(size.section * 2.2 + Math.min(next, (bottom - margin) / 2));
    put(title, { size: size.section, weight: 700, as: 'H2' }, accent);
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.8)
      .stroke(accent);
    y += 4;
    for (const paragraph of text.split('\n')) {
      room(heightOf(paragraph, { width, size: size.text }));
      put(paragraph, { size: size.text }, paperColors.text);
    }
    for (const entry of entries) drawEntry(entry);
    y += gap.section;
  };
  put(cv.name, { size: size.name, weight: 700, as: 'H1' }, accent);
  put(cv.otherName, { size: size.otherName }, paperColors.muted);
  put(cv.specialization, { size: size.otherName, weight: 700 }, paperColors.text);
  for (const { text, href } of cv.contacts) {
    const top = y;
    put(text, { size: size.text }, paperColors.muted);
    if (href) doc.link(margin, top, width, y - top, href);
  }
  y += gap.section;
  for (const section of cv.sections) drawSection(section);
};

const cvPdf = ({ title, accent, cvs }: CvSheet): Promise<Buffer> =>
  pdfDocument({ title, lang: cvs[0]?.locale ?? 'km' }, (doc) => {
    for (const [index, cv] of cvs.entries()) {
      if (index > 0) doc.addPage();
      drawOne(doc, cv, cvAccents[accent]);
    }
  });

/** A CV as PDF in base64, A4. It is drawn without a pause, so it runs in a thread. */
export const drawCv = async (sheet: CvSheet): Promise<string> => (await cvPdf(sheet)).toString('base64');
