import { sql } from 'drizzle-orm';
import { cutToBytes } from '@/lib/domain/cut-bytes';
import { provinceByCode } from '@/lib/domain/geography/geography';
import { fold } from '@/lib/domain/khmer/khmer';
import { shortWordsLine } from '@/lib/domain/search/short-words';
import type { WriteDb } from '@/backend/db/client';
import { type categories, type schools, subjects } from '@/backend/db/schema';

type SchoolRow = Pick<
  typeof schools.$inferSelect,
  'name' | 'nameNative' | 'code' | 'province' | 'scholarships' | 'verified'
>;
type SubjectRow = Pick<typeof subjects.$inferSelect, 'id' | 'name' | 'nameNative'>;
type MajorWords = Pick<typeof categories.$inferSelect, 'name' | 'nameNative' | 'words'>;

/** A btree entry holds at most 2,704 bytes; a name of rare letters can fold into more. */
const foldBytesMax = 2_600;

/** Verified schools first, then large ones; in few steps, so that one school does not fill a page. */
const prominenceOf = ({ verified }: SchoolRow, programCount: number) =>
  (verified ? 10 : 0) + Math.min(Math.floor(programCount / 5), 2);

/** Words that people type for the place and the fees of a school and its courses. */
export const schoolTexts = ({ name, nameNative, code, province, scholarships }: SchoolRow): string[] => {
  const place = provinceByCode(province);
  return [
    name,
    nameNative,
    code,
    ...(place ? [place.en, place.km] : []),
    ...(scholarships.length > 0 ? ['scholarship', 'អាហារូបករណ៍'] : []),
  ];
};

/** What people type for a major: its names, and the words that advisors gave it. */
export const majorTexts = (major: MajorWords | undefined): string[] =>
  major ? [major.name, major.nameNative, ...major.words] : [];

/** The names of a course are the first two lines of its search text. */
const searchFoldOf = (subject: SubjectRow, category: MajorWords | undefined, school: SchoolRow) => {
  const names = [subject.name, subject.nameNative].map(fold);
  const others = [...majorTexts(category), ...schoolTexts(school)].map(fold);
  const distinct = [...new Set(others)].filter((text) => !names.includes(text));
  const lines = [...names, shortWordsLine([...names, ...distinct].join('\n')), ...distinct];
  return cutToBytes(lines.join('\n'), foldBytesMax);
};

/** Writes the columns that searches of a school's courses and their order use, where they changed. */
export async function reindexSubjects(
  db: WriteDb,
  school: SchoolRow,
  offers: (SubjectRow & { category: MajorWords | undefined })[],
  programCount: number,
): Promise<void> {
  if (offers.length === 0) return;
  const prominence = prominenceOf(school, programCount);
  const rows = offers.map((offer) => ({
    id: offer.id,
    fold: searchFoldOf(offer, offer.category, school),
    prominence,
  }));
  await db.execute(sql`update ${subjects} set search_fold = derived.fold, prominence = derived.prominence
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as derived(id uuid, fold text, prominence integer)
    where ${subjects.id} = derived.id
      and (${subjects.searchFold}, ${subjects.prominence}) is distinct from (derived.fold, derived.prominence)`);
}
