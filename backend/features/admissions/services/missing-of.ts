import { eq } from 'drizzle-orm';
import type { Text } from '@/lib/contract/fields';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import { missingItems } from '@/lib/domain/admissions/application-missing';
import type { Db } from '@/backend/db/client';
import { type applicants, schools } from '@/backend/db/schema';
import { formsAnswered } from '@/backend/features/schools/services/applicant-forms';
import { papersOf, type StoredPaper } from './paper-views';

type ApplicantRecord = typeof applicants.$inferSelect;

/** What a school still waits for of an application. */
export const missingFrom = (
  { detail, status, offerAnswer }: ApplicantRecord,
  { files }: ApplicantForm,
  papers: readonly StoredPaper[],
): Text[] => missingItems(detail, { files, papers }, { status, isDeclined: offerAnswer === 'declined' });

/** The same of many applications to one school, by application. */
export async function missingOf(
  db: Db,
  schoolId: string,
  rows: readonly ApplicantRecord[],
): Promise<ReadonlyMap<string, Text[]>> {
  if (rows.length === 0) return new Map();
  const [school] = await db.select().from(schools).where(eq(schools.id, schoolId));
  if (!school) return new Map();
  const forms = await formsAnswered(
    db,
    rows.map(({ formVersion: version }) => ({ school, version })),
  );
  const papers = await papersOf(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.flatMap((row, place) => {
      const form = forms[place];
      return form ? [[row.id, missingFrom(row, form, papers.get(row.id) ?? [])] as const] : [];
    }),
  );
}
