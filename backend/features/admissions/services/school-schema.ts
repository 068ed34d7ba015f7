import type * as z from 'zod';
import type { schoolSchema } from '@/lib/contract/admissions/school-schema';
import type { Db } from '@/backend/db/client';
import type { schools } from '@/backend/db/schema';
import { stepsOfSchools } from './applicant-views';
import { currentForm, formOfVersion } from '@/backend/features/schools/services/applicant-forms';

/** What a school asks of its applicants today or in an earlier version, and its steps. @throws 404 for no such version */
export async function readSchoolSchema(
  db: Db,
  school: typeof schools.$inferSelect,
  version?: number,
): Promise<z.output<typeof schoolSchema>> {
  const [form, steps] = await Promise.all([
    version === undefined ? currentForm(db, school) : formOfVersion(db, school, version),
    stepsOfSchools(db, [school.id]),
  ]);
  const parts = ['address', 'nationalExam', 'highSchool'] as const;
  return {
    schoolId: school.id,
    steps: steps.get(school.id) ?? [],
    requiredDocuments: form.files.map(({ label }) => label),
    sections: ['personal', ...parts.filter((part) => form.fields[part] !== 'hidden')],
    form,
  };
}
