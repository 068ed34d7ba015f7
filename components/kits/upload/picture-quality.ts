/** What is measured: small enough to be quick on an old phone, large enough for the edges of letters. */
const measuredSidePx = 640;
const darkBelow = 60;
const blurredBelow = 30;

export type PictureProblem = 'dark' | 'blurred';

/** Grey values of RGBA pixels. */
const greyOf = (pixels: Uint8ClampedArray): Float32Array => {
  const grey = new Float32Array(pixels.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
};

/** How much neighbouring points differ: the variance of the Laplacian. Photos out of focus have hardly any edges. */
function sharpnessOf(grey: Float32Array, width: number): number {
  const height = grey.length / width;
  const point = (x: number, y: number) => grey[y * width + x] ?? 0;
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = 4 * point(x, y) - point(x - 1, y) - point(x + 1, y) - point(x, y - 1) - point(x, y + 1);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** What makes a photo hard to read; null for a good one. @param pixels RGBA */
export function problemOfPixels(pixels: Uint8ClampedArray, width: number): PictureProblem | null {
  const grey = greyOf(pixels);
  const light = grey.reduce((sum, value) => sum + value, 0) / Math.max(1, grey.length);
  if (light < darkBelow) return 'dark';
  return sharpnessOf(grey, width) < blurredBelow ? 'blurred' : null;
}

/** Looks at a photo; null also for files that are no pictures, or that this browser cannot draw. */
export async function problemOfPicture(file: File): Promise<PictureProblem | null> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, measuredSidePx / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const data = context?.getImageData(0, 0, width, height).data;
    return data ? problemOfPixels(data, width) : null;
  } catch {
    return null;
  }
}
