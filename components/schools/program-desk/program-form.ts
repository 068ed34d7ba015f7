import type * as z from 'zod';
import { subjectDraft } from '@/lib/contract/academic/subject-draft';
import type { SubjectDetail } from '@/lib/contract/academic/subjects';
import { emptyAsNull, typedDay, typedDayOrNull, typedNumber } from '@/lib/contract/typed-forms';
import { toMonthDayYear } from '@/lib/domain/dates/dates';
import { admissionValues, typedAdmission } from './admission-form';

const { shape } = subjectDraft;

/** The contract's own draft, with numbers and days as they are typed. */
export const programForm = subjectDraft.omit({ schoolId: true }).extend({
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

const dayText = (day: string | null) => (day === null ? '' : toMonthDayYear(day));

/** What is shared by a stored program and a new one. */
export type EditedProgram = Pick<SubjectDetail, 'version'> & { program: SubjectDetail | null };

const nothing = { km: '', en: '' };

const newProgramValues = {
  name: '',
  nameNative: '',
  status: 'active',
  enrollableCategoryId: '',
  degree: '',
  tuitionFee: null,
  isPublic: 'no',
  startDate: '',
  endDate: '',
  applicationsOpenOn: '',
  applicationDeadline: '',
  nextIntakeOn: '',
  isFull: false,
  durationMonths: '',
  language: '',
  shift: '',
  admission: admissionValues(null),
  description: nothing,
  careers: nothing,
};

const storedValues = (program: SubjectDetail) => ({
  name: program.name,
  nameNative: program.nameNative,
  status: program.status,
  enrollableCategoryId: program.enrollableCategoryId ?? '',
  degree: program.degree,
  tuitionFee: program.tuitionFee,
  isPublic: program.isPublic,
  startDate: toMonthDayYear(program.startDate),
  endDate: toMonthDayYear(program.endDate),
  applicationsOpenOn: dayText(program.applicationsOpenOn),
  applicationDeadline: dayText(program.applicationDeadline),
  nextIntakeOn: dayText(program.nextIntakeOn),
  isFull: program.isFull,
  durationMonths: String(program.durationMonths),
  language: program.language ?? '',
  shift: program.shift ?? '',
  admission: admissionValues(program.admission),
  description: program.description,
  careers: program.careers,
});

/** A form is empty at first, where the contract knows only what is complete. */
export const programValues = ({ program }: EditedProgram, isPublic: boolean): ProgramForm =>
  (program
    ? storedValues(program)
    : { ...newProgramValues, isPublic: isPublic ? 'yes' : 'no' }) as ProgramForm;
