import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { uploads } from '@/backend/db/schema';
import { typeOfKey, uploadKey, uploadRules } from '@/lib/domain/uploads';
import type { TestBackend } from './backend';

/** A stored file with its object; an existing object of the key stays. */
export async function makeUpload(
  backend: TestBackend,
  overrides: Partial<typeof uploads.$inferInsert> & Pick<typeof uploads.$inferInsert, 'userId' | 'purpose'>,
): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  const { purpose } = overrides;
  const owner = { userId: overrides.userId ?? '', schoolId: overrides.schoolId ?? null };
  const key = overrides.key ?? uploadKey(id, purpose, 'image/jpeg', owner);
  const bytes = Buffer.from('a stored file');
  await backend.deps.storage.put(key, bytes);
  const row = {
    id,
    key,
    type: typeOfKey(key) ?? 'image/jpeg',
    sizeBytes: bytes.byteLength,
    private: uploadRules[purpose].isPrivate,
    fileName: 'អត្តសញ្ញាណប័ណ្ណ.jpg',
    state: 'stored' as const,
    createdAt: backend.clock.now(),
    storedAt: backend.clock.now(),
    ...overrides,
  };
  await backend.deps.db.insert(uploads).values(row).onConflictDoNothing({ target: uploads.key });
  return { id, key };
}

const gray = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8899aa' }, limitInputPixels: false });

export const png = (width = 320, height = 200): Promise<Buffer> => gray(width, height).png().toBuffer();

/** A photo of a phone: rotated by its orientation, with a place and a name in EXIF. */
export const phonePhoto = (width = 400, height = 300): Promise<Buffer> =>
  gray(width, height)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Sok Dara' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 34/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A PDF of one empty page, of about `bytes`. */
export const pdf = (extra = '', bytes = 0): Buffer => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj`).join('\n');
  const stream = bytes ? `4 0 obj<</Length ${bytes}>>stream\n${' '.repeat(bytes)}\nendstream endobj` : '';
  return Buffer.from(
    `%PDF-1.7\n${body}\n${stream}${extra}\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF\n`,
    'latin1',
  );
};
