/** The target size of a photo: a phone's connection sends half a megabyte in seconds, eight in minutes. */
export const shrinkLimits = { sentMaxBytes: 500_000, sideMinPx: 640 } as const;

export interface Size {
  width: number;
  height: number;
}

/** A size within a square of `maxSidePx`, in the same proportions; never larger than it was. */
export function fitInto({ width, height }: Size, maxSidePx: number): Size {
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The attempts until the picture is small enough: first a lower JPEG quality, then fewer pixels. */
export function* shrinkSteps(maxSidePx: number): Generator<{ sidePx: number; quality: number }> {
  for (let sidePx = maxSidePx; sidePx >= shrinkLimits.sideMinPx; sidePx = Math.floor(sidePx * 0.75)) {
    for (const quality of [0.85, 0.7, 0.55]) yield { sidePx, quality };
  }
}
