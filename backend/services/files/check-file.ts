import { uploadLimits } from '@/lib/domain/limits';
import type { FileType } from '@/lib/domain/uploads';
import { invalid } from '@/backend/errors';
import { loadSharp } from './load-sharp';
import { pdfProblem } from './check-pdf';

export type FileProblem =
  | 'empty-file'
  | 'file-too-large'
  | 'unknown-file-type'
  | 'wrong-file-type'
  | 'mixed-file-type'
  | 'active-content'
  | 'too-many-pixels'
  | 'broken-file';

/** A refused file: 422 at the field that carried it. */
export const refusedFile = (problem: FileProblem, path = 'file') => invalid([{ path, code: problem }]);

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** The type by the first bytes; null for unsupported types. */
function sniffType(bytes: Uint8Array): FileType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  return startsWith(bytes, '%PDF-') ? 'application/pdf' : null;
}

const markup = /<(?:script|html|iframe|!doctype|\?php|svg\s)/i;
const zipEnd = 'PK\x05\x06';
const zipTailBytes = 66_000;
const headBytes = 1_024;

/** Signs of a second type: HTML markup, a PDF in the head, a ZIP at the end, as in polyglot files. */
function isMixed(type: FileType, bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.subarray(-zipTailBytes).includes(zipEnd, 0, 'latin1')) return true;
  if (type === 'application/pdf') return markup.test(buffer.toString('latin1', 0, headBytes));
  return (
    buffer.subarray(0, headBytes).includes('%PDF-', 0, 'latin1') || markup.test(buffer.toString('latin1'))
  );
}

const formats: Record<Exclude<FileType, 'application/pdf'>, 'jpeg' | 'png' | 'webp'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** How a picture is stored: an avatar cropped to a square, others scaled to `maxPx` on the longer side. */
export type PictureShape = 'avatar' | { maxPx: number };

async function drawAgain(
  type: Exclude<FileType, 'application/pdf'>,
  bytes: Uint8Array,
  shape: PictureShape,
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const open = () => sharp(bytes, { limitInputPixels: uploadLimits.inputPixelsMax, failOn: 'error' });
  const { format, width, height } = await open()
    .metadata()
    .catch((error: unknown) => {
      const isHuge = error instanceof Error && /pixel limit|too (?:big|large)/i.test(error.message);
      throw refusedFile(isHuge ? 'too-many-pixels' : 'broken-file');
    });
  if (format !== formats[type]) throw refusedFile('wrong-file-type');
  if (width * height > uploadLimits.inputPixelsMax) throw refusedFile('too-many-pixels');
  // Rotated first: the orientation is removed with the rest of EXIF.
  const upright = open().autoOrient();
  const drawn =
    shape === 'avatar'
      ? upright
          .resize(uploadLimits.avatarWidthPx, uploadLimits.avatarHeightPx, { fit: 'cover' })
          .flatten({ background: '#ffffff' })
          .toFormat(uploadLimits.avatarFormat, { quality: 85 })
      : upright
          .resize(shape.maxPx, shape.maxPx, { fit: 'inside', withoutEnlargement: true })
          .toFormat(formats[type], { quality: 85 });
  return drawn.toBuffer().catch(() => {
    throw refusedFile('broken-file');
  });
}

/**
 * Checks a file by its content and makes the stored version: pictures are encoded again, which removes EXIF and
 * hidden data; a PDF stays unchanged.
 * @throws 422 at `file` with a `FileProblem`.
 */
export async function checkFile(
  bytes: Uint8Array,
  expected: { types: readonly FileType[]; type?: FileType; maxBytes: number; shape: PictureShape },
): Promise<{ type: FileType; bytes: Uint8Array }> {
  if (bytes.byteLength === 0) throw refusedFile('empty-file');
  if (bytes.byteLength > expected.maxBytes) throw refusedFile('file-too-large');
  const type = sniffType(bytes);
  if (!type || !expected.types.includes(type)) throw refusedFile('unknown-file-type');
  if (expected.type && expected.type !== type) throw refusedFile('wrong-file-type');
  if (isMixed(type, bytes)) throw refusedFile('mixed-file-type');
  if (type === 'application/pdf') {
    const problem = pdfProblem(bytes);
    if (problem) throw refusedFile(problem);
    return { type, bytes };
  }
  return { type, bytes: await drawAgain(type, bytes, expected.shape) };
}
