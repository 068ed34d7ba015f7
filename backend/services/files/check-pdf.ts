import { constants, inflateSync } from 'node:zlib';

const tailBytes = 2_048;
/** What the objects of one compressed stream may weigh. */
const objectStreamMaxBytes = 8 * 1024 * 1024;
const dictionaryMaxBytes = 1_024;

/**
 * Names of what does something. A reader finds objects by their offsets, so one may lie anywhere: in what looks like a comment, a
 * string or the data of a stream. Such long names do not come about in compressed data by chance.
 */
const activeName = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)\b/;
/** Short enough to come about by chance: looked for outside of streams only, and it needs /JavaScript to run. */
const scriptText = /\/JS\b/;

/** A name may be written with escapes: /J#53 is /JS. */
const unescapeNames = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const outsideStreams = (text: string) => text.replaceAll(/>>\s*stream\r?\n[\s\S]*?\bendstream\b/g, '>> ');

/** The objects that lie compressed in object streams; of a stream that cannot be read, what could be. */
function* compressedObjects(bytes: Buffer, text: string): Generator<string> {
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    const dictionary = unescapeNames(text.slice(Math.max(0, index - dictionaryMaxBytes), index));
    if (!/\/ObjStm\b/.test(dictionary)) continue;
    const limits = { maxOutputLength: objectStreamMaxBytes, finishFlush: constants.Z_SYNC_FLUSH };
    try {
      yield inflateSync(bytes.subarray(index + keyword.length), limits).toString('latin1');
    } catch (error) {
      // Too large to look at is too large to take.
      if (error instanceof RangeError) throw error;
    }
  }
}

/** What is wrong with a PDF: no whole file, or one that does something when it is opened. */
export function pdfProblem(bytes: Uint8Array): 'broken-file' | 'active-content' | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = buffer.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-tailBytes).includes('%%EOF')) return 'broken-file';
  if (activeName.test(unescapeNames(text))) return 'active-content';
  if (scriptText.test(unescapeNames(outsideStreams(text)))) return 'active-content';
  try {
    for (const objects of compressedObjects(buffer, text))
      if (activeName.test(unescapeNames(objects))) return 'active-content';
  } catch {
    return 'broken-file';
  }
  return null;
}
