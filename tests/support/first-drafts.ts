import { both } from './event-scene';

/** What the people of a new site write first. Days follow the clock of the tests, the first of November 2026. */
export const schoolDraft = {
  name: 'Lotus University',
  nameNative: 'សាកលវិទ្យាល័យឈូក',
  schoolType: 'university' as const,
  province: '12',
  isPublic: false,
  verified: true,
  campuses: [
    {
      name: both('Main campus'),
      province: '12',
      district: '1201',
      commune: '120101',
      street: both('Street 5'),
      latitude: 11.55,
      longitude: 104.92,
      phone: null,
    },
  ],
};

export const programDraft = {
  name: 'Accounting',
  nameNative: 'គណនេយ្យ',
  degree: 'bachelor' as const,
  tuitionFee: 600,
  startDate: '2026-11-16',
  endDate: '2030-10-31',
  applicationDeadline: '2026-11-10',
  durationMonths: 48,
  language: 'km' as const,
  shift: 'morning' as const,
};

export const courseDraft = {
  code: 'ACC-101',
  name: 'Bookkeeping',
  nameNative: 'កត់ត្រាគណនេយ្យ',
  academicYear: '2026-2027',
  term: 1,
  startDate: '2026-11-16',
  endDate: '2027-02-12',
};

/** Four Mondays; the second one is a holiday. */
export const seriesDraft = {
  from: '2026-11-16',
  to: '2026-12-07',
  slots: [{ weekday: 1, startTime: '07:00', endTime: '08:30', room: 'A-1' }],
};

export const quizDraft = {
  kind: 'quiz' as const,
  name: both('Quiz'),
  maxScore: 10,
  weightPercent: 20,
  heldOn: '2026-11-16',
};

export const calendarDraft = {
  kind: 'events' as const,
  audience: 'public' as const,
  name: both('Talks'),
  color: '#0F766E',
};

export const eventDraft = {
  title: both('Open day'),
  description: both('Meet the teachers'),
  place: both('Hall 1'),
  format: 'on-site' as const,
  startsAt: '2026-12-07T01:00:00.000Z',
  endsAt: '2026-12-07T03:00:00.000Z',
  takesRegistrations: true,
  isPublished: true,
};

export const companyDraft = {
  name: both('Lotus Works'),
  about: both('Books'),
  registrationNumber: null,
  province: '12',
  address: 'Street 271',
  contactName: '',
  phone: null,
  email: null,
  site: null,
};

export const vacancyDraft = {
  careerCenterId: null,
  kind: 'job' as const,
  title: both('Bookkeeper'),
  description: both('Keep the books'),
  duties: [both('Count')],
  requirements: [],
  benefits: [],
  province: '12',
  schedule: 'full-time' as const,
  workplace: 'on-site' as const,
  field: 'fin',
  salaryMinUsd: 250,
  salaryMaxUsd: 350,
  openings: 1,
  deadline: '2026-12-31',
};

export const campaignDraft = {
  title: both('Study week'),
  description: both('Apply now'),
  startsOn: '2026-11-16',
  endsOn: '2026-11-30',
};
