import { formatOf, type NamedFormat } from '@/components/kits/upload/picture-format';
import { uploadLimits } from '@/lib/domain/limits';

/** A part of a picture, in pixels of the original. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const jpegQuality = 0.9;

const loadPicture = async (url: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
};

/** Why a chosen file cannot be an avatar: no picture, or one of a format that this browser cannot draw. */
export type AvatarProblem = { kind: 'notImage' } | { kind: 'otherFormat'; format: NamedFormat };

/** What stands in the way of a chosen file; null for a picture of any size, as only the part that is cut out is sent. */
export async function avatarProblem(file: File, url: string): Promise<AvatarProblem | null> {
  const isDrawn = await loadPicture(url).then(
    (picture) => picture.naturalWidth > 0,
    () => false,
  );
  if (isDrawn) return null;
  const format = await formatOf(file);
  return format ? { kind: 'otherFormat', format } : { kind: 'notImage' };
}

/**
 * The chosen part as a JPEG of 160 × 160 pixels, on white where the picture is transparent.
 * @throws {Error} when the browser cannot draw it.
 */
export async function exportAvatar(url: string, area: PictureArea): Promise<File> {
  const { avatarWidthPx: width, avatarHeightPx: height } = uploadLimits;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(await loadPicture(url), area.x, area.y, area.width, area.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
  if (!blob) throw new Error('No picture.');
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}
