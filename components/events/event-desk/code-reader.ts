/** Reads the code that a camera sees; null where there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** The part of the browser's own reader of codes that a door needs. */
interface CodeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
type CodeDetectorMaker = new (options: { formats: string[] }) => CodeDetector;

/** A wider picture takes a cheap phone longer than the pause between two looks. */
const widestPx = 640;

const byBrowser = (Maker: CodeDetectorMaker): ReadCode => {
  const detector = new Maker({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
};

/** @returns the text of the code in an image of RGBA pixels */
export async function readImage(image: {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}): Promise<string | null> {
  const { default: decode } = await import('qr/decode.js');
  try {
    return decode(image);
  } catch {
    // The library throws where an image holds no code, which is nearly always.
    return null;
  }
}

const byImage = (): ReadCode => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, widestPx / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return readImage(context.getImageData(0, 0, canvas.width, canvas.height));
  };
};

/** The browser's own reader, or a library where it has none, as on iPhones and in Firefox. */
export const codeReader = (): ReadCode => {
  const { BarcodeDetector: Maker } = globalThis as { BarcodeDetector?: CodeDetectorMaker };
  return Maker ? byBrowser(Maker) : byImage();
};
