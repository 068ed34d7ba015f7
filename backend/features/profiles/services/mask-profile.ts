import type { VacancyApplicant } from '@/lib/contract/careers/vacancy-shapes';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { maskContacts } from '@/lib/domain/questions/mask-contacts';

const inBoth = <const Name extends string>(names: readonly Name[]) =>
  names.flatMap((name) => [name, `${name}Native`] as const);

/** The free texts of a profile and of its entries; names of people stay, and so do days. */
export const profileTexts = inBoth(['firstName', 'lastName', 'location', 'specialization', 'aboutMe']);
export const entryTexts: readonly string[] = [
  'score',
  ...inBoth([
    'degreeName',
    'schoolName',
    'fieldOfStudy',
    'jobTitle',
    'companyName',
    'jobDescription',
    'location',
    'title',
    'issuingOrganization',
    'description',
    'name',
    'position',
  ]),
];

/** The same record without numbers, addresses and names on messengers in these fields. */
export const maskTexts = <Row extends object>(row: Row, names: readonly string[]): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(row).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' && names.includes(name) ? [[name, maskContacts(value)]] : [],
    ),
  ),
});

const sections = [
  'educations',
  'experiences',
  'achievements',
  'references',
  'certificates',
  'attributes',
] as const;

/** A whole profile as somebody reads it who gets no number of its person. */
export const withoutContacts = (profile: CompleteProfile): CompleteProfile => ({
  ...maskTexts(profile, profileTexts),
  phoneNumber: null,
  email: null,
  contactHidden: true,
  ...Object.fromEntries(
    sections.map((section) => [section, profile[section].map((entry) => maskTexts(entry, entryTexts))]),
  ),
});

/** What somebody wrote with an application, for a reader who gets no number of them. */
export const maskedWords = ({
  message,
  answers,
}: Pick<VacancyApplicant, 'message' | 'answers'>): Pick<VacancyApplicant, 'message' | 'answers'> => ({
  message: message === null ? null : maskContacts(message),
  answers: answers.map(({ answer: { en, km }, ...each }) => ({
    ...each,
    answer: { en: maskContacts(en), km: maskContacts(km) },
  })),
});
