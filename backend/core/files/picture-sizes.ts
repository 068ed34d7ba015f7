import { and, eq, inArray } from 'drizzle-orm';
import { uploadLimits } from '@/lib/domain/limits';
import { sizeKey, type SizeFormat } from '@/lib/domain/picture-sizes';
import { schoolPurposes } from '@/lib/domain/uploads';
import { uploads } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { heavyWork } from '@/backend/work/heavy-work';
import { loadSharp } from './load-sharp';
import { reachStorage } from './upload-store';

/** Encoders at a speed that a small server can bear. */
const options = { avif: { quality: 50, effort: 2 }, webp: { quality: 74, effort: 4 } } as const;

async function shrink(bytes: Uint8Array, width: number, format: SizeFormat): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: uploadLimits.inputPixelsMax }).resize({
    width,
    withoutEnlargement: true,
  });
  return format === 'avif' ? picture.avif(options.avif).toBuffer() : picture.webp(options.webp).toBuffer();
}

/** The stored key of a public picture of a school or an article. @throws 404 for everything else. */
export async function findPicture(deps: Deps, id: string): Promise<string> {
  const [row] = await deps.db
    .select({ key: uploads.key })
    .from(uploads)
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.state, 'stored'),
        eq(uploads.private, false),
        inArray(uploads.purpose, [...schoolPurposes]),
      ),
    );
  if (!row) throw notFound();
  return row.key;
}

export const readSize = (deps: Deps, id: string, width: number, format: SizeFormat) =>
  reachStorage(deps, (storage) => storage.get(sizeKey(id, width, format), uploadLimits.fileMaxBytes));

/** Makes a size and stores it. @throws 404 when the picture is gone, 503 when too many wait */
export async function makeSize(
  deps: Deps,
  { id, key, width, format }: { id: string; key: string; width: number; format: SizeFormat },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await heavyWork.pictures.take('size', async () => {
    const whole = await reachStorage(deps, (storage) => storage.get(key, uploadLimits.fileMaxBytes));
    if (!whole) throw notFound();
    return shrink(whole, width, format);
  });
  await reachStorage(deps, (storage) => storage.put(sizeKey(id, width, format), bytes));
  return new Uint8Array(bytes);
}
