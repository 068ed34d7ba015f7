import type { FileType } from '@/lib/domain/uploads';
import { pdfBegin, pdfProblem } from './check-pdf';

export type FileProblem =
  | 'empty-file'
  | 'file-too-large'
  | 'unknown-file-type'
  | 'wrong-file-type'
  | 'mixed-file-type'
  | 'active-content'
  | 'locked-file'
  | 'too-many-pixels'
  | 'broken-file';

export interface ExpectedFile {
  types: readonly FileType[];
  type?: FileType;
  maxBytes: number;
}

const headBytes = 1_024;

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** The type by the first bytes; null for unsupported types. */
function sniffType(bytes: Buffer): FileType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  return pdfBegin(bytes.toString('latin1', 0, headBytes)) === null ? null : 'application/pdf';
}

const markup = /<(?:script|html|iframe|!doctype|\?php|svg\s)/i;
const zipEnd = 'PK\x05\x06';
const zipTailBytes = 66_000;

/** Signs of a second type: HTML markup, a PDF in the head, a ZIP at the end, as in polyglot files. */
function isMixed(type: FileType, bytes: Buffer): boolean {
  if (bytes.subarray(-zipTailBytes).includes(zipEnd, 0, 'latin1')) return true;
  if (type === 'application/pdf') return markup.test(bytes.toString('latin1', 0, headBytes));
  return bytes.subarray(0, headBytes).includes('%PDF-', 0, 'latin1') || markup.test(bytes.toString('latin1'));
}

/**
 * The type of a file by its content, or why it is refused; of a picture, what can be said before it is decoded. Reads
 * all of the file, so it runs in a thread.
 */
export function fileProblem(
  file: Uint8Array,
  expected: ExpectedFile,
): { type: FileType } | { problem: FileProblem } {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.byteLength === 0) return { problem: 'empty-file' };
  if (bytes.byteLength > expected.maxBytes) return { problem: 'file-too-large' };
  const type = sniffType(bytes);
  if (!type || !expected.types.includes(type)) return { problem: 'unknown-file-type' };
  if (expected.type && expected.type !== type) return { problem: 'wrong-file-type' };
  if (isMixed(type, bytes)) return { problem: 'mixed-file-type' };
  const problem = type === 'application/pdf' ? pdfProblem(bytes) : null;
  return problem ? { problem } : { type };
}
