import type * as z from 'zod';
import { subjectDraft } from '@/lib/contract/schools/subject-draft';
import type { SubjectDetail } from '@/lib/contract/schools/subjects';
import { emptyAsNull, typedDay, typedDayOrNull, typedNumber } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { admissionValues, typedAdmission } from './admission-form';

const { shape } = subjectDraft;

/** The contract's own draft, with numbers and days as they are typed. */
export const programForm = subjectDraft.omit({ schoolId: true, schoolType: true }).extend({
  enrollableCategoryId: emptyAsNull(shape.enrollableCategoryId),
  startDate: typedDay(shape.startDate),
  endDate: typedDay(shape.endDate),
  applicationsOpenOn: typedDayOrNull(shape.applicationsOpenOn),
  applicationDeadline: typedDayOrNull(shape.applicationDeadline),
  nextIntakeOn: typedDayOrNull(shape.nextIntakeOn),
  durationMonths: typedNumber(shape.durationMonths),
  admission: typedAdmission,
});
export type ProgramForm = z.input<typeof programForm>;

/** What is shared by a stored program and a new one. */
export type EditedProgram = Pick<SubjectDetail, 'version'> & { program: SubjectDetail | null };

/** A form is empty at first, where the contract knows only what is complete. */
export const programValues = ({ program }: EditedProgram, isPublic: boolean): ProgramForm =>
  program
    ? { ...typedFrom(programForm, program), admission: admissionValues(program.admission) }
    : typedNothing(programForm, {
        status: 'active',
        isPublic: isPublic ? 'yes' : 'no',
        admission: admissionValues(null),
      });
