import { imageBreakpointsPx } from './limits/pages';

/** Sizes of an uploaded picture; the site answers in AVIF or WebP, as the browser accepts. */
export const pictureSizePath = '/_content/picture';
/** Enlarged by the browser, it is the blur that is seen until the picture is there. */
const placeholderWidthPx = 24;
export const pictureWidthsPx = [placeholderWidthPx, ...imageBreakpointsPx] as const;

const uploadedPicture =
  /\/public\/(?:articles|schools)\/[\w-]+\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?:jpg|png|webp)$/;

/** The id of the upload in the address of its picture; null for pictures from elsewhere. */
export const uploadIdOf = (url: string): string | null => uploadedPicture.exec(url)?.[1] ?? null;

const sizeOf = (id: string, width: number) => `${pictureSizePath}/${width}/${id}`;

/** What an `img` needs for a picture of ours; only the address itself for one from elsewhere. */
export function pictureSources(url: string): { src: string; srcSet?: string; placeholder?: string } {
  const id = uploadIdOf(url);
  if (id === null) return { src: url };
  const [, , ...larger] = pictureWidthsPx;
  return {
    src: sizeOf(id, larger[0] ?? placeholderWidthPx),
    srcSet: imageBreakpointsPx.map((width) => `${sizeOf(id, width)} ${width}w`).join(', '),
    placeholder: sizeOf(id, placeholderWidthPx),
  };
}

const sizeFormats = ['avif', 'webp'] as const;
export type SizeFormat = (typeof sizeFormats)[number];

/** Where a size is stored; only the site reads it. */
export const sizeKey = (id: string, width: number, format: SizeFormat): string =>
  `sizes/${id}/${width}.${format}`;

/** All that may be stored of a picture. */
export const sizeKeysOf = (id: string): string[] =>
  pictureWidthsPx.flatMap((width) => sizeFormats.map((format) => sizeKey(id, width, format)));
