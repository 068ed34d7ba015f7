import { uploadLimits } from '@/lib/domain/limits';
import type { FileType } from '@/lib/domain/uploads';
import { invalid } from '@/backend/errors';
import { threadCall } from '@/backend/work/threads';
import type { ExpectedFile, FileProblem, fileProblem } from './file-problem';
import { loadSharp } from './load-sharp';

const findProblem = threadCall<typeof fileProblem>('checkFile');

/** A refused file: 422 at the field that carried it. */
export const refusedFile = (problem: FileProblem, path = 'file') => invalid([{ path, code: problem }]);

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
  { shape, ...expected }: ExpectedFile & { shape: PictureShape },
  signal?: AbortSignal,
): Promise<{ type: FileType; bytes: Uint8Array }> {
  const found = await findProblem([bytes, expected], signal);
  if ('problem' in found) throw refusedFile(found.problem);
  const { type } = found;
  return { type, bytes: type === 'application/pdf' ? bytes : await drawAgain(type, bytes, shape) };
}
