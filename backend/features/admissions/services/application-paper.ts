import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { PrintedKind } from '@/lib/contract/admissions/printed-papers';
import { plainDate, plainMonth, parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { Paper, PaperSection, RowSection } from '@/backend/core/papers/paper';
import { type PaperLocale, paperWords } from '@/backend/core/papers/paper-words';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { examSubjects } from '@/lib/domain/admissions/national-exam';
import { countryByCode } from '@/lib/domain/geography/countries';
import { communeByCode, districtByCode } from '@/lib/domain/geography/geography-full';
import { type Place, placeLabel, provinceName } from '@/lib/domain/geography/geography';
import { formatPhone } from '@/lib/domain/values/phone';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

type Row = RowSection['rows'][number];

const shown = (value: string, show: (iso: string, locale: PaperLocale) => string, locale: PaperLocale) => {
  const iso = parseMonthDayYear(value);
  return iso === null ? value : show(iso, locale);
};
const labelOf = (place: Place | undefined, locale: PaperLocale) => (place ? placeLabel(place, locale) : '');
const countryOf = (code: string, locale: PaperLocale) => countryByCode(code)?.[locale] ?? code;
const filled = (rows: Row[]) => rows.filter(([, details]) => details !== '');

const personalRows = ({ personal }: EnrollDetail, locale: PaperLocale): Row[] => {
  const { fields, gender } = paperWords[locale];
  const { birthPlace } = personal;
  const born = birthPlace
    ? birthPlace.place === 'cambodia'
      ? provinceName(birthPlace.provinceCode, locale)
      : `${birthPlace.city}, ${countryOf(birthPlace.country, locale)}`
    : '';
  return [
    [fields.nameKm, fullNameKm(personal)],
    [fields.name, fullName(personal)],
    [fields.gender, gender[personal.gender]],
    [fields.birthday, shown(personal.birthday, plainDate, locale)],
    [fields.phone, formatPhone(personal.phone)],
    [fields.email, personal.email],
    [fields.nationality, personal.nationality && countryOf(personal.nationality, locale)],
    [fields.birthPlace, born],
  ];
};

const addressRows = ({ address }: EnrollDetail, locale: PaperLocale): Row[] => {
  const { fields } = paperWords[locale];
  if (address === null) return [];
  if (address.place === 'abroad')
    return [
      [fields.country, countryOf(address.country, locale)],
      [fields.city, address.city],
      [fields.street, address.street],
    ];
  return [
    [fields.province, provinceName(address.provinceCode, locale)],
    [fields.district, labelOf(districtByCode(address.districtCode), locale)],
    [fields.commune, labelOf(communeByCode(address.communeCode), locale)],
    [fields.street, address.street],
  ];
};

const examRows = ({ nationalExam: exam }: EnrollDetail, locale: PaperLocale): Row[] => {
  const { fields, examState, examTrack, examSubject } = paperWords[locale];
  if (exam === null) return [];
  const state: Row = [fields.examState, examState[exam.state]];
  if (exam.state === 'not-taken') return [state, [fields.reason, exam.reason]];
  const track: Row = [fields.track, examTrack[exam.track]];
  if (exam.state === 'planned')
    return [
      state,
      track,
      [fields.plannedDate, shown(exam.date, plainMonth, locale)],
      [fields.candidateNumber, exam.candidateNumber ?? ''],
    ];
  const grades = [...examSubjects, 'other' as const].flatMap((subject) => {
    const grade = exam.subjects[subject];
    return grade ? [`${examSubject[subject]}: ${grade}`] : [];
  });
  return [
    state,
    track,
    [fields.examDate, shown(exam.date, plainDate, locale)],
    [fields.candidateNumber, exam.candidateNumber ?? ''],
    [fields.grade, exam.grade],
    [fields.totalScore, exam.totalScore === null ? '' : String(exam.totalScore)],
    [fields.subjects, grades.join('\n')],
    [fields.otherSubjects, exam.otherSubjects ?? ''],
  ];
};

const schoolRows = ({ highSchool }: EnrollDetail, locale: PaperLocale): Row[] => {
  const { fields, yes, no } = paperWords[locale];
  if (highSchool === null) return [];
  const { name, provinceCode, districtCode, graduated, graduationYear } = highSchool;
  return [
    [fields.highSchool, name],
    [fields.province, provinceName(provinceCode, locale)],
    [fields.district, labelOf(districtByCode(districtCode), locale)],
    [fields.graduated, graduated ? yes : no],
    [graduated ? fields.graduationYear : fields.plannedYear, String(graduationYear)],
  ];
};

const answerRows = ({ enrollToDetail: detail, form }: ApplicantDetail, locale: PaperLocale): Row[] =>
  Object.entries(detail?.answers ?? {}).map(([key, answer]) => {
    const question = form?.questions.find((each) => each.key === key);
    const option = question?.options.find(({ value }) => value === answer);
    return [question?.label[locale] ?? key, option?.label[locale] ?? answer];
  });

/** All that an application says, by the form that it answers; parts that say nothing are left out. */
function applicationSections(application: ApplicantDetail, locale: PaperLocale): RowSection[] {
  const { sections } = paperWords[locale];
  const { enrollToDetail: detail } = application;
  if (detail === null) return [];
  return [
    { title: sections.personal, rows: filled(personalRows(detail, locale)) },
    { title: sections.address, rows: filled(addressRows(detail, locale)) },
    { title: sections.nationalExam, rows: filled(examRows(detail, locale)) },
    { title: sections.highSchool, rows: filled(schoolRows(detail, locale)) },
    { title: sections.answers, rows: filled(answerRows(application, locale)) },
  ].filter(({ rows }) => rows.length > 0);
}

const pick = ({ name, nameNative }: { name: string; nameNative: string }, locale: PaperLocale) =>
  locale === 'km' ? nameNative : name;

/** An application in full, or the receipt for it. */
export function applicationPaper(
  application: ApplicantDetail,
  { kind, locale, now }: { kind: PrintedKind; locale: PaperLocale; now: Date },
): Paper {
  const { papers, noProgram } = paperWords[locale];
  const { school, enrollToSubject: subject, referenceCode, createdAt, step } = application;
  const { applicantName, applicantNameKm, requiredDocuments } = application;
  const name = locale === 'km' ? applicantNameKm || applicantName : applicantName;
  const head: PaperSection = {
    title: papers.about,
    rows: [
      [papers.name, name],
      [papers.school, pick(school, locale)],
      [papers.program, subject ? pick(subject, locale) : noProgram],
      [papers.reference, referenceCode],
      [papers.sent, plainDate(createdAt, locale)],
      [papers.status, pick(step, locale)],
    ],
  };
  const documents: PaperSection[] =
    requiredDocuments.length > 0
      ? [
          {
            title: papers.documents,
            rows: requiredDocuments.map((label, index) => [String(index + 1), label[locale]] as const),
          },
        ]
      : [];
  return {
    locale,
    title: papers[kind],
    subtitle: pick(school, locale),
    sections:
      kind === 'receipt'
        ? [head, ...documents]
        : [head, ...applicationSections(application, locale), ...documents],
    note: papers.note.replace('{date}', plainDate(now, locale)),
    reference: referenceCode,
  };
}
