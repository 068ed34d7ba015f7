import { isFileType } from './send-file';
import { fitInto, shrinkLimits, shrinkSteps } from './picture-size';

const jpegOf = async (bitmap: ImageBitmap, sidePx: number, quality: number): Promise<Blob> => {
  const { width, height } = fitInto(bitmap, sidePx);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  // JPEG has no transparency: transparent pixels would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('No picture.');
  return blob;
};

/**
 * A picture as a JPEG of at most 500 kB, rotated by its EXIF and without EXIF. A small one of a type that is taken stays unchanged.
 * @throws {Error} when the browser cannot decode it.
 */
export async function shrinkPicture(file: File, maxSidePx: number): Promise<File> {
  if (file.size <= shrinkLimits.sentMaxBytes && isFileType(file.type)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    let smallest: Blob | null = null;
    for (const { sidePx, quality } of shrinkSteps(maxSidePx)) {
      const blob = await jpegOf(bitmap, sidePx, quality);
      if (!smallest || blob.size < smallest.size) smallest = blob;
      if (blob.size <= shrinkLimits.sentMaxBytes) break;
    }
    const name = `${file.name.replace(/\.[^.]+$/, '') || 'photo'}.jpg`;
    return new File([smallest ?? file], name, { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}
