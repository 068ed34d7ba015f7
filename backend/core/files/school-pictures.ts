import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { schools, type SchoolPictureKeys, uploads } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';

const keysIn = ({ logo, cover, gallery }: SchoolPictureKeys): string[] =>
  [logo, cover, ...gallery.map(({ key }) => key)].filter((key) => key !== null);

/** @throws 422 unless every picture is a stored file of this school. */
export async function requirePictures(tx: Db, schoolId: string, pictures: SchoolPictureKeys): Promise<void> {
  const keys = [...new Set(keysIn(pictures))];
  if (keys.length === 0) return;
  const own = and(
    inArray(uploads.key, keys),
    eq(uploads.schoolId, schoolId),
    eq(uploads.purpose, 'school-image'),
    eq(uploads.state, 'stored'),
  );
  if ((await tx.$count(uploads, own)) < keys.length)
    throw invalid([{ path: 'pictures', code: 'unknown-file' }]);
}

/** Takes a removed file off the page of its school. */
export async function releasePicture(act: AnyAct, schoolId: string, key: string): Promise<void> {
  const [row] = await act.tx
    .select({ pictures: schools.pictures })
    .from(schools)
    .where(eq(schools.id, schoolId))
    .for('update');
  if (!row || !keysIn(row.pictures).includes(key)) return;
  const { logo, cover, gallery } = row.pictures;
  const pictures = {
    logo: logo === key ? null : logo,
    cover: cover === key ? null : cover,
    gallery: gallery.filter((each) => each.key !== key),
  };
  // Not another version: whoever removes a file in the editor saves on top of the one that was read.
  await act.tx.update(schools).set({ pictures }).where(eq(schools.id, schoolId));
}
