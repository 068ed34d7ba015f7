import { constants, inflateSync } from 'node:zlib';
import { pdfLock, type Unlock } from './pdf-lock';
import { anyName, type PdfStream, pdfStreams } from './pdf-streams';

const tailBytes = 2_048;
/** Size limits of the decompressed objects: of one stream, and of all streams of a file. */
const objectStreamMaxBytes = 8 * 1024 * 1024;
const objectsMaxBytes = 32 * 1024 * 1024;
const objectStreamsMax = 2_000;

/**
 * Names of active content. A reader finds objects by their offsets, so an object may be anywhere: inside an apparent
 * comment, a string or a stream. Names of this length do not occur by chance in compressed data.
 */
const activeName = anyName('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA');
/** Short enough to occur by chance: searched outside of streams only, and it needs /JavaScript to run. */
const scriptText = anyName('JS');
/** Without a tree of pages no reader opens the file. */
const pageTree = anyName('Pages');

/** The text without its streams, in one pass: a stream that does not end hides nothing. */
function outsideStreams(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: head } of text.matchAll(/>>\s{0,8}stream\r?\n/g)) {
    if (index < from) continue;
    const end = text.indexOf('endstream', index + head.length);
    if (end === -1) break;
    parts.push(text.slice(from, index), '>> ');
    from = end + 'endstream'.length;
  }
  return parts.join('') + text.slice(from);
}

/** Some readers know a stream of objects by its type, others by where its first object begins. */
const holdsObjects = ({ entries }: PdfStream): boolean =>
  entries.has('First') || (entries.get('Type') ?? []).some((type) => type.trim() === '/ObjStm');

/** Compressed in the one way that can be checked here. Predictors could spell a name anew. */
const isPlain = ({ entries }: PdfStream): boolean =>
  !['DecodeParms', 'DP', 'F', 'FFilter'].some((key) => entries.has(key)) &&
  ['Filter', 'FL'].every((key) =>
    (entries.get(key) ?? []).every((filter) => /^ (?:\[ )?\/Fl(?:ateDecode)?(?: \])?$/.test(filter)),
  );

type PdfProblem = 'broken-file' | 'active-content' | 'locked-file';

/**
 * The data of a locked stream: as long as it says, where its end follows. All of them together are no longer than the
 * file, so that none is read twice.
 */
function lockedData(bytes: Buffer, text: string, { entries, start }: PdfStream): Buffer {
  const length = Number(entries.get('Length')?.at(-1));
  if (!/^\s{0,2}endstream/.test(text.slice(start + length, start + length + 11)))
    throw new RangeError('A locked stream does not end where it says.');
  return bytes.subarray(start, start + length);
}

/** The problem of the objects, also of those that are compressed in object streams. @throws where they cannot be read. */
function problemOfObjects(bytes: Buffer, text: string, unlock: Unlock | null): PdfProblem | null {
  const limits = { maxOutputLength: objectStreamMaxBytes, finishFlush: constants.Z_SYNC_FLUSH };
  let count = 0;
  let size = 0;
  let left = bytes.byteLength;
  let hasPages = pageTree.test(text);
  for (const stream of pdfStreams(text)) {
    if (!holdsObjects(stream)) continue;
    count += 1;
    if (count > objectStreamsMax) return 'broken-file';
    if (!isPlain(stream)) return 'active-content';
    // Without a filter its objects are part of the text, which has been searched.
    if (!stream.entries.has('Filter')) continue;
    const data = unlock ? lockedData(bytes, text, stream) : bytes.subarray(stream.start);
    if (unlock) left -= data.byteLength;
    const objects = inflateSync(unlock ? unlock(stream, data) : data, limits);
    size += objects.byteLength;
    if (size > objectsMaxBytes || left < 0) return 'broken-file';
    const inside = objects.toString('latin1');
    if (activeName.test(inside)) return 'active-content';
    hasPages ||= pageTree.test(inside);
  }
  return hasPages ? null : 'broken-file';
}

/**
 * The problem of a PDF: incomplete, without pages, with active content, or locked so that nobody can look. Its time is proportional to
 * its size. It inflates without a pause, so it runs in a thread.
 */
export function pdfProblem(bytes: Uint8Array): PdfProblem | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = buffer.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-tailBytes).includes('%%EOF')) return 'broken-file';
  if (activeName.test(text)) return 'active-content';
  const outside = outsideStreams(text);
  if (scriptText.test(outside)) return 'active-content';
  const lock = pdfLock(outside);
  if (lock === 'locked') return 'locked-file';
  try {
    return problemOfObjects(buffer, text, lock === 'none' ? null : lock);
  } catch {
    // What cannot be read here may be read elsewhere.
    return 'broken-file';
  }
}
