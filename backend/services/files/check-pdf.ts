import { constants, inflateSync } from 'node:zlib';

const tailBytes = 2_048;
/** Size limit of the decompressed objects of one stream. */
const objectStreamMaxBytes = 8 * 1024 * 1024;
const dictionaryMaxBytes = 1_024;

/**
 * Names of active content. A reader finds objects by their offsets, so an object may be anywhere: inside an apparent
 * comment, a string or a stream. Names of this length do not occur by chance in compressed data.
 */
const activeName = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)\b/;
/** Short enough to occur by chance: searched outside of streams only, and it needs /JavaScript to run. */
const scriptText = /\/JS\b/;

/** A name may contain escapes: /J#53 is /JS. */
const unescapeNames = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const outsideStreams = (text: string) => text.replaceAll(/>>\s*stream\r?\n[\s\S]*?\bendstream\b/g, '>> ');

/** The objects that are compressed in object streams; of an unreadable stream, the readable part. */
function* compressedObjects(bytes: Buffer, text: string): Generator<string> {
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    const dictionary = unescapeNames(text.slice(Math.max(0, index - dictionaryMaxBytes), index));
    if (!/\/ObjStm\b/.test(dictionary)) continue;
    const limits = { maxOutputLength: objectStreamMaxBytes, finishFlush: constants.Z_SYNC_FLUSH };
    try {
      yield inflateSync(bytes.subarray(index + keyword.length), limits).toString('latin1');
    } catch (error) {
      // An object that is too large to check is refused.
      if (error instanceof RangeError) throw error;
    }
  }
}

/** The problem of a PDF: incomplete, or with active content. */
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
