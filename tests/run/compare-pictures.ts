import sharp from 'sharp';

/** Edges of letters are drawn a little differently each time. */
const colourOffMax = 24;

const read = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The share of two pictures of one page that differs, from 0 to 1; what only the longer one has differs. */
export async function shareChanged(before: Buffer, now: Buffer): Promise<number> {
  const [a, b] = await Promise.all([read(before), read(now)]);
  if (a.info.width !== b.info.width) return 1;
  const { width, channels } = a.info;
  const [low, high] = [a.info.height, b.info.height].toSorted((one, other) => one - other) as [
    number,
    number,
  ];
  let changed = (high - low) * width;
  for (let pixel = 0; pixel < low * width; pixel += 1) {
    const at = pixel * channels;
    for (let channel = at; channel < at + channels; channel += 1)
      if (Math.abs((a.data[channel] ?? 0) - (b.data[channel] ?? 0)) > colourOffMax) {
        changed += 1;
        break;
      }
  }
  return changed / (high * width);
}
