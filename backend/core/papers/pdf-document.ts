import { join } from 'node:path';
import { fontFolder, paperFonts } from './paper-letters';
import type { PaperLocale } from './paper-words';
import type { Document } from './pdf-writer';

/** The vowels whose glyphs other vowels contain: ោ the first, ើ the second. */
const sharedVowels = 'ាី';

/** A document, A4 by default, with the fonts of both scripts, drawn by `draw`. The library is loaded for the first one. */
export async function pdfDocument(
  { title, lang, size = 'A4' }: { title: string; lang: PaperLocale; size?: 'A4' | 'A5' | undefined },
  draw: (doc: Document) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size,
    margin: 0,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    info: { Title: title, Producer: 'Sala', Creator: 'Sala' },
  });
  for (const [name, file] of Object.entries(paperFonts)) doc.registerFont(name, join(fontFolder, file));
  // The library remembers for each glyph the letter that it was first used for: after ោ, which contains the glyph of ា,
  // every ា would be drawn as ោ. So these glyphs are first met as their own letters.
  for (const weight of [400, 700]) doc.font(`khmer-${weight}`).widthOfString(sharedVowels);
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  draw(doc);
  doc.end();
  return whole;
}
