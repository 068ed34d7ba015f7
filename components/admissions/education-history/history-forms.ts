import * as z from 'zod';
import {
  type EducationHistory,
  educationHistoryChange,
  implausibleHistory,
} from '@/lib/contract/admissions/education-history';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { dayInCambodia } from '@/lib/domain/dates/dates';

const { highSchools, nationalExam, otherSchools } = educationHistoryChange.shape;

/** A part of the form in which no answer is chosen yet says nothing. */
const isChosen = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'state' in value && Boolean(value.state);

export const highSchoolForm = z
  .object({
    highSchools: highSchools.unwrap(),
    nationalExam: z.preprocess((value) => (isChosen(value) ? value : null), nationalExam.unwrap()),
  })
  .superRefine((values, context) => {
    for (const { path, code } of implausibleHistory(values, dayInCambodia(new Date()))) {
      context.addIssue({ code: 'custom', path: path.split('.'), message: code });
    }
  });

export const otherSchoolForm = z.object({ otherSchools: otherSchools.unwrap() });

/** Texts as the fields show them; the fields of all variants exist side by side while they are typed on. */
type HighSchoolHalf = Pick<EducationHistory, 'highSchools' | 'nationalExam'>;

export const toHighSchoolValues = ({ highSchools: schools, nationalExam: exam }: HighSchoolHalf) => ({
  highSchools: schools.map((each) => ({
    ...each,
    track: each.track ?? undefined,
    fromYear: String(each.fromYear),
    graduationYear: String(each.graduationYear),
  })),
  nationalExam: {
    subjects: {},
    ...exam,
    totalScore: exam?.state === 'taken' ? String(exam.totalScore ?? '') : '',
  },
});

export const toOtherSchoolValues = ({ otherSchools: schools }: EducationHistory) => ({
  otherSchools: schools.map((each) => ({
    ...each,
    fromYear: String(each.fromYear),
    toYear: String(each.toYear ?? ''),
  })),
});

export const emptySchooling = {
  code: null,
  name: '',
  provinceCode: '',
  districtCode: '',
  fromYear: '',
  graduationYear: '',
  grades: {},
};

/** What an application told of these parts; the first year is not among it. Null where it told nothing. */
export const takenOver = ({
  highSchool,
  nationalExam: exam,
}: Pick<EnrollDetail, 'highSchool' | 'nationalExam'>) => {
  if (!highSchool && !exam) return null;
  const { nationalExam: examValues } = toHighSchoolValues({ highSchools: [], nationalExam: exam });
  return {
    ...(highSchool && {
      highSchools: [{ ...emptySchooling, ...highSchool, graduationYear: String(highSchool.graduationYear) }],
    }),
    ...(exam && { nationalExam: examValues }),
  };
};

export const emptyOtherSchool = { schoolName: '', program: '', fromYear: '', toYear: '' };
