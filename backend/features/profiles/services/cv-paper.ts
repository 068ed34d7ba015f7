import { type CvAccent, cvAccents } from '@/lib/domain/profiles/cv-options';
import {
  columnsOf,
  contactGap,
  type CvBlocks,
  type CvEntry,
  type CvSection,
} from '@/lib/domain/profiles/cv-blocks';
import { paperColors } from '@/backend/core/papers/pdf-colors';
import { pdfDocument } from '@/backend/core/papers/pdf-document';
import { type Document, writerOf } from '@/backend/core/papers/pdf-writer';

export interface CvSheet {
  title: string;
  accent: CvAccent;
  /** A JPEG in base64, and what it shows in the language of each CV. */
  photo: { jpeg: string; alts: readonly string[] } | null;
  /** One CV for each language, each on pages of its own. */
  cvs: readonly CvBlocks[];
}

const margin = 50;
const photoSize = { width: 72, height: 90 } as const;
const shareBeside = 0.34;
const betweenColumns = 28;
const gap = { section: 16, entry: 8, title: 12 } as const;
const size = { name: 22, otherName: 12, section: 13, title: 11, text: 10, small: 9 } as const;
/** A CV that is a little too long for one page is drawn smaller, down to letters of 8 points. */
const scales = [1, 0.95, 0.9, 0.87] as const;

interface Photo {
  jpeg: Buffer;
  alt: string;
}
type Style = { size: number; weight?: 400 | 700; as?: 'H1' | 'H2' };

interface ColumnPlace {
  x: number;
  top: number;
  width: number;
  scale: number;
  isTrial: boolean;
  firstPage: number;
}

/** Writes downwards in one column and goes on to the next page; with `isTrial` it only measures. */
const columnOf = (doc: Document, { x, top, width, scale, isTrial, firstPage }: ColumnPlace) => {
  const writer = writerOf(doc);
  const bottom = doc.page.height - margin;
  let page = firstPage;
  let y = top;
  const styled = (style: Style, room: number) => ({ ...style, size: style.size * scale, width: room });
  const turn = () => {
    page += 1;
    if (page < doc.bufferedPageRange().count) doc.switchToPage(page);
    else doc.addPage();
    y = margin;
  };
  const room = (height: number) => {
    if (!isTrial && y + height > bottom && y > margin) turn();
  };
  const heightOf = (text: string, style: Style, wide = width) =>
    text === '' ? 0 : writer.heightOf(text, styled(style, wide));
  const put = (text: string, style: Style, color: string, wide = width) => {
    if (text === '') return;
    const height = heightOf(text, style, wide);
    if (!isTrial) {
      doc.fillColor(color);
      writer.write(text, { x, y, ...styled(style, wide) });
    }
    y += height;
  };
  /** A text at the right end of the line that begins at `line`. */
  const putAtEnd = (line: number, text: string, style: Style, color: string) => {
    if (isTrial) return;
    doc.fillColor(color);
    writer.write(text, { x, y: line, align: 'end', ...styled(style, width) });
  };
  const skip = (height: number) => {
    y += height * scale;
  };
  const rule = (color: string) => {
    if (!isTrial)
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.8)
        .stroke(color);
    skip(4);
  };
  return {
    doc,
    writer,
    x,
    width,
    scale,
    isTrial,
    bottom,
    room,
    heightOf,
    put,
    putAtEnd,
    skip,
    rule,
    at: () => y,
    /** A trial asks only whether all fits on one page. */
    isDecided: () => isTrial && y > bottom,
    /** A column beside another one begins on the page of that one again. */
    begin: () => void (!isTrial && doc.switchToPage(firstPage)),
  };
};
type Column = ReturnType<typeof columnOf>;

const bold = { size: size.title, weight: 700 } as const;
const small = { size: size.small } as const;
const plain = { size: size.text } as const;

/** In a narrow column the time stands below the title, else at the end of its line. */
const besideTitle = ({ width, scale, writer }: Column, { when }: CvEntry, isNarrow: boolean): number =>
  isNarrow || when === '' ? 0 : Math.min(writer.widthOf(when, small.size * scale) + gap.title, width / 2);

const heightOfEntry = (column: Column, entry: CvEntry, isNarrow: boolean): number => {
  const { title, when, lines, text, seal } = entry;
  const others = [isNarrow ? when : '', ...lines, seal ?? ''];
  return (
    column.heightOf(title, bold, column.width - besideTitle(column, entry, isNarrow)) +
    others.reduce((sum, line) => sum + column.heightOf(line, small), 0) +
    column.heightOf(text, plain)
  );
};

const drawText = (column: Column, text: string) => {
  if (text === '') return;
  for (const paragraph of text.split('\n')) {
    column.room(column.heightOf(paragraph, plain));
    column.put(paragraph, plain, paperColors.text);
  }
};

const drawEntry = (
  column: Column,
  entry: CvEntry,
  { isNarrow, accent }: { isNarrow: boolean; accent: string },
) => {
  // What is longer than a page is broken; everything else stands on one page.
  column.room(Math.min(heightOfEntry(column, entry, isNarrow), column.bottom - margin));
  const beside = besideTitle(column, entry, isNarrow);
  const top = column.at();
  column.put(entry.title, bold, paperColors.text, column.width - beside);
  if (beside > 0) column.putAtEnd(top, entry.when, small, paperColors.muted);
  else column.put(entry.when, small, paperColors.muted);
  for (const line of entry.lines) column.put(line, small, paperColors.muted);
  drawText(column, entry.text);
  if (entry.seal) column.put(entry.seal, small, accent);
};

const drawSection = (
  column: Column,
  { title, text, rows, entries }: CvSection,
  look: { isNarrow: boolean; accent: string },
) => {
  const [first] = entries;
  const next = first ? heightOfEntry(column, first, look.isNarrow) : column.heightOf(text, plain);
  const head = { size: size.section, weight: 700, as: 'H2' } as const;
  // The heading stays with what follows it.
  column.room(column.heightOf(title, head) + Math.min(next, (column.bottom - margin) / 2));
  column.put(title, head, look.accent);
  column.rule(look.accent);
  drawText(column, text);
  for (const row of rows) drawText(column, `${row.title}: ${row.text}`);
  for (const [place, entry] of entries.entries()) {
    if (column.isDecided()) return;
    if (place > 0) column.skip(gap.entry);
    drawEntry(column, entry, look);
  }
  column.skip(gap.section);
};

/** All ways to reach the person on one line, each a link; on more lines where one is too short. */
const drawContacts = (column: Column, contacts: CvBlocks['contacts']) => {
  const { writer, doc, x, width, scale, isTrial } = column;
  const letters = plain.size * scale;
  const lines = contacts.reduce<CvBlocks['contacts'][]>((done, contact) => {
    const line = [...(done.at(-1) ?? []), contact];
    const fits = writer.widthOf(line.map(({ text }) => text).join(contactGap), letters) <= width;
    return fits && done.length > 0 ? [...done.slice(0, -1), line] : [...done, [contact]];
  }, []);
  for (const line of lines) {
    const top = column.at();
    column.put(line.map(({ text }) => text).join(contactGap), plain, paperColors.muted);
    let left = x;
    for (const { text, href } of line) {
      const wide = writer.widthOf(text, letters);
      if (href && !isTrial) doc.link(left, top, Math.min(wide, width), column.at() - top, href);
      left += wide + writer.widthOf(contactGap, letters);
    }
  }
};

const drawHead = (column: Column, cv: CvBlocks, accent: string) => {
  column.put(cv.name, { size: size.name, weight: 700, as: 'H1' }, accent);
  column.put(cv.otherName, { size: size.otherName }, paperColors.muted);
  column.put(cv.specialization, { size: size.otherName, weight: 700 }, paperColors.text);
  drawContacts(column, cv.contacts);
  column.skip(gap.section);
};

/** @returns how far down it reaches on one page that has no end, or beyond its bottom, when it is a trial */
const drawAt = (
  doc: Document,
  cv: CvBlocks,
  { accent, photo, scale, isTrial }: { accent: string; photo: Photo | null; scale: number; isTrial: boolean },
): number => {
  const width = doc.page.width - 2 * margin;
  const firstPage = doc.bufferedPageRange().count - 1;
  const columnAt = (x: number, top: number, wide: number) =>
    columnOf(doc, { x, top, width: wide, scale, isTrial, firstPage });
  if (photo && !isTrial) {
    const { width: wide, height } = photoSize;
    const picture = doc.struct('Figure', { alt: photo.alt }, () => {
      const x = margin + width - wide;
      doc.save().roundedRect(x, margin, wide, height, 4).clip();
      doc.image(photo.jpeg, x, margin, { cover: [wide, height], align: 'center', valign: 'center' });
      doc.restore();
    });
    doc.addStructure(picture);
  }
  const head = columnAt(margin, margin, photo ? width - photoSize.width - betweenColumns : width);
  drawHead(head, cv, accent);
  const top = photo ? Math.max(head.at(), margin + photoSize.height + gap.section) : head.at();
  const [main, beside] = columnsOf(cv);
  const isDivided = main.length > 0 && beside.length > 0;
  const wideBeside = isDivided ? width * shareBeside : width;
  const wideMain = isDivided ? width - wideBeside - betweenColumns : width;
  const columns = [
    { sections: main, column: columnAt(margin, top, wideMain), isNarrow: false },
    { sections: beside, column: columnAt(margin + width - wideBeside, top, wideBeside), isNarrow: isDivided },
  ];
  return Math.max(
    ...columns.map(({ sections, column, isNarrow }) => {
      column.begin();
      for (const section of sections) drawSection(column, section, { isNarrow, accent });
      return column.at() - gap.section * scale;
    }),
  );
};

const drawOne = (doc: Document, cv: CvBlocks, accent: string, photo: Photo | null) => {
  const bottom = doc.page.height - margin;
  const fits = (scale: number) => drawAt(doc, cv, { accent, photo, scale, isTrial: true }) <= bottom;
  drawAt(doc, cv, { accent, photo, scale: scales.find(fits) ?? 1, isTrial: false });
  doc.switchToPage(doc.bufferedPageRange().count - 1);
};

const cvPdf = ({ title, accent, photo, cvs }: CvSheet): Promise<Buffer> =>
  pdfDocument({ title, lang: cvs[0]?.locale ?? 'km' }, (doc) => {
    for (const [index, cv] of cvs.entries()) {
      if (index > 0) doc.addPage();
      const picture = photo && { jpeg: Buffer.from(photo.jpeg, 'base64'), alt: photo.alts[index] ?? '' };
      drawOne(doc, cv, cvAccents[accent], picture);
    }
  });

/** A CV as PDF in base64, A4. It is drawn without a pause, so it runs in a thread. */
export const drawCv = async (sheet: CvSheet): Promise<string> => (await cvPdf(sheet)).toString('base64');
