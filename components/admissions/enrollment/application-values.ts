import * as z from 'zod';
import type { application } from '@/lib/contract/admissions/applicants';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import type { Account } from '@/lib/contract/accounts/accounts';
import { khmerFamilyNameOf, latinPart } from '@/lib/domain/values/name';
import type { EducationHistory } from '@/lib/contract/admissions/education-history';
import { toMonthDayYear } from '@/lib/domain/dates/dates';
import { parseGender } from '@/lib/domain/people/genders';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import { examTableOf } from '@/lib/domain/admissions/national-exam';
import { formatPhone } from '@/lib/domain/values/phone';

// The typed values, valid or not. The fields of all variants exist in parallel, so that switching between them
// (Cambodia, abroad) restores them; the endpoint's schema selects the needed ones when the form is sent.

const line = z.string().catch('');
const place = z.enum(['cambodia', 'abroad']).catch('cambodia');
/** A part that is missing, or not an object, is an empty one. */
const part = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess((value) => (typeof value === 'object' && value !== null ? value : {}), z.object(shape));
const choice = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

const personal = part({
  lastName: line,
  firstName: line,
  lastNameKm: line,
  firstNameKm: line,
  gender: choice(z.enum(['male', 'female', 'other'])),
  birthday: line,
  phone: line,
  email: line,
  nationality: z.string().catch('KH'),
  birthPlace: part({ place, provinceCode: line, country: line, city: line }),
});

const address = part({
  place,
  provinceCode: line,
  districtCode: line,
  communeCode: line,
  country: line,
  city: line,
  street: line,
});

const nationalExam = part({
  state: choice(z.enum(['taken', 'planned', 'not-taken'])),
  track: choice(z.enum(['science', 'social-science'])),
  date: line,
  grade: choice(z.enum(['A', 'B', 'C', 'D', 'E', 'F'])),
  totalScore: line,
  subjects: z.record(z.string(), z.string()).catch({}),
  otherSubjects: line,
  candidateNumber: line,
  reason: line,
});

const highSchool = part({
  code: z.string().nullable().catch(null),
  name: line,
  provinceCode: line,
  districtCode: line,
  graduated: choice(z.boolean()),
  graduationYear: line,
});

export const applicationValues = part({
  /** undefined: not chosen yet; null: to be decided with the school. */
  enrollToId: choice(z.uuid().nullable()),
  enrollToDetail: part({
    personal,
    address,
    nationalExam,
    highSchool,
    answers: z.record(z.string(), z.string()).catch({}),
  }),
});
export type ApplicationValues = z.output<typeof applicationValues>;

export const emptyApplication = (): ApplicationValues => applicationValues.parse({});

/** Fills what is still empty from the account; what was typed stays. A part that may be left out is not begun. */
export function prefill(values: ApplicationValues, account: Account, form: ApplicantForm): ApplicationValues {
  const { personal: typed, address: home } = values.enrollToDetail;
  return {
    ...values,
    enrollToDetail: {
      ...values.enrollToDetail,
      personal: {
        ...typed,
        lastName: typed.lastName || latinPart(account.lastName),
        firstName: typed.firstName || latinPart(account.firstName),
        lastNameKm: typed.lastNameKm || khmerFamilyNameOf(account),
        firstNameKm: typed.firstNameKm || (account.firstNameKm ?? ''),
        gender: typed.gender ?? parseGender(account.gender) ?? undefined,
        birthday: typed.birthday || (account.dob ? toMonthDayYear(account.dob) : ''),
        phone: typed.phone || (account.phone ? formatPhone(account.phone) : ''),
        email: typed.email || (account.email ?? ''),
        nationality: typed.nationality || (account.nationality ?? ''),
      },
      address:
        form.fields.address === 'required'
          ? { ...home, provinceCode: home.provinceCode || (account.province ?? '') }
          : home,
    },
  };
}

/** Fills the exam and the high school from the person's history, where the school asks for them and nothing is typed yet. */
export function prefillSchooling(
  values: ApplicationValues,
  { nationalExam, highSchools }: EducationHistory,
  { fields }: ApplicantForm,
): ApplicationValues {
  const { enrollToDetail: typed } = values;
  const highSchool = highSchools.toSorted((a, b) => b.graduationYear - a.graduationYear)[0];
  const plain: unknown = JSON.parse(JSON.stringify({ nationalExam, highSchool }, asTyped));
  const known = applicationValues.parse({ enrollToDetail: plain }).enrollToDetail;
  const takesExam = fields.nationalExam === 'required' && !typed.nationalExam.state;
  const takesSchool = fields.highSchool === 'required' && typed.highSchool.name === '';
  return {
    ...values,
    enrollToDetail: {
      ...typed,
      nationalExam: takesExam ? known.nationalExam : typed.nationalExam,
      highSchool: takesSchool ? known.highSchool : typed.highSchool,
    },
  };
}

type Application = z.output<typeof application>;

/** Texts as the fields show them, from an application that was sent. */
const asTyped = (_: string, value: unknown): unknown => {
  if (value === null) return undefined;
  return typeof value === 'number' ? String(value) : value;
};

/** What an application says, to be typed on: to change it, or to begin the next one with it. */
export function valuesOfApplication(sent: {
  enrollToId: string | null | undefined;
  enrollToDetail: EnrollDetail;
}): ApplicationValues {
  const plain: unknown = JSON.parse(JSON.stringify(sent, asTyped));
  const { enrollToDetail } = applicationValues.parse(plain);
  const { personal: person } = enrollToDetail;
  return {
    enrollToId: sent.enrollToId,
    enrollToDetail: { ...enrollToDetail, personal: { ...person, phone: formatPhone(person.phone) } },
  };
}

/** What is sent: without grades of papers that belong to the other track, left over from a change of mind. */
export function toSubmission(values: Application): Application {
  const { nationalExam: exam } = values.enrollToDetail;
  if (exam?.state !== 'taken') return values;
  const papers = new Set<string>([
    ...examTableOf().papers[exam.track].map(({ subject }) => subject),
    'other',
  ]);
  const subjects = Object.fromEntries(
    Object.entries(exam.subjects).filter(([subject]) => papers.has(subject)),
  );
  return { ...values, enrollToDetail: { ...values.enrollToDetail, nationalExam: { ...exam, subjects } } };
}
