import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ApplicantFormDraft } from '@/lib/contract/admissions/applicant-form-shapes';
import { type ApplicantForm, defaultForm, filesOf } from '@/lib/domain/admissions/applicant-form';
import type { Db } from '@/backend/db/client';
import { applicantForms, schools } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';
import { requireChanged } from '@/backend/require-version';
import type { Act, AnyAct } from '@/backend/core/access/act';

type FormRow = typeof applicantForms.$inferSelect;
type School = Pick<typeof schools.$inferSelect, 'id' | 'schoolType' | 'requiredDocuments'>;

const toForm = ({ version, form }: FormRow): ApplicantForm => ({ version, ...form });

/** What the school asks today. */
export async function currentForm(db: Db, school: School): Promise<ApplicantForm> {
  const [row] = await db
    .select()
    .from(applicantForms)
    .where(eq(applicantForms.schoolId, school.id))
    .orderBy(desc(applicantForms.version))
    .limit(1);
  return row ? toForm(row) : defaultForm(school);
}

/** What it asked in a version. @throws 404 for one that never was */
export async function formOfVersion(db: Db, school: School, version: number): Promise<ApplicantForm> {
  if (version === 0) return defaultForm(school);
  const [row] = await db
    .select()
    .from(applicantForms)
    .where(and(eq(applicantForms.schoolId, school.id), eq(applicantForms.version, version)));
  if (!row) throw notFound();
  return toForm(row);
}

interface Answering {
  school: School;
  version: number;
}

/** The forms that applications answer, read together; in the order of the applications. */
export async function formsAnswered(db: Db, all: readonly Answering[]): Promise<ApplicantForm[]> {
  const own = all.filter(({ version }) => version > 0);
  const rows = own.length
    ? await db
        .select()
        .from(applicantForms)
        .where(
          and(
            inArray(applicantForms.schoolId, [...new Set(own.map(({ school }) => school.id))]),
            inArray(applicantForms.version, [...new Set(own.map(({ version }) => version))]),
          ),
        )
    : [];
  const known = new Map(rows.map((row) => [`${row.schoolId}:${row.version}`, toForm(row)]));
  return all.map(({ school, version }) => known.get(`${school.id}:${version}`) ?? defaultForm(school));
}

/** The papers that each version of the forms of these schools lists; version 0 is what the school's type asks. */
export async function filesOfForms(
  db: Db,
  schoolIds: string[],
): Promise<{ schoolId: string; version: number; files: ApplicantForm['files'] }[]> {
  if (schoolIds.length === 0) return [];
  const { schoolId, version, form } = applicantForms;
  const [listed, own] = await Promise.all([
    db
      .select({
        id: schools.id,
        schoolType: schools.schoolType,
        requiredDocuments: schools.requiredDocuments,
      })
      .from(schools)
      .where(inArray(schools.id, schoolIds)),
    db
      .select({ schoolId, version, files: sql<ApplicantForm['files']>`${form} -> 'files'` })
      .from(applicantForms)
      .where(inArray(schoolId, schoolIds)),
  ]);
  return [
    ...listed.map((school) => ({ schoolId: school.id, version: 0, files: defaultForm(school).files })),
    ...own,
  ];
}

const insertForm = async (act: Pick<AnyAct, 'tx'>, row: typeof applicantForms.$inferInsert) =>
  requireChanged(await act.tx.insert(applicantForms).values(row).onConflictDoNothing().returning(), 'form');

/** Stores a new version on top of the one that was read, and lists its papers on the school's page. @throws 412 */
export async function saveForm(act: Act, schoolId: string, draft: ApplicantFormDraft): Promise<void> {
  const { tx } = act;
  const [school] = await tx.select().from(schools).where(eq(schools.id, schoolId)).for('update');
  if (!school) throw notFound('School not found.');
  const before = await currentForm(tx, school);
  act.requireVersion(before);
  const version = before.version + 1;
  await insertForm(act, { schoolId, version, form: draft, createdBy: act.caller.id, createdAt: act.now });
  const requiredDocuments = draft.files.map(({ label }) => label);
  await act.bump(schools, school, { requiredDocuments, updatedAt: act.now });
  act.note('applicant-form-changed', schoolId, { version });
}

/** A form of the school's own follows when the papers on its page change. */
export async function followDocuments(
  act: Pick<AnyAct, 'tx' | 'caller' | 'now'>,
  school: School & { requiredDocuments: School['requiredDocuments'] },
): Promise<void> {
  const { version, ...form } = await currentForm(act.tx, school);
  if (version === 0) return;
  const files = filesOf(school.requiredDocuments, form.files);
  if (JSON.stringify(files) === JSON.stringify(form.files)) return;
  const row = { schoolId: school.id, version: version + 1, form: { ...form, files } };
  await insertForm(act, { ...row, createdBy: act.caller?.id ?? null, createdAt: act.now });
}
