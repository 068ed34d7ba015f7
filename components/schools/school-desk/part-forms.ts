import * as z from 'zod';
import {
  campusDraft,
  exchangeProgramDraft,
  picturesDraft,
  scholarshipDraft,
  schoolChange,
} from '@/lib/contract/academic/school-draft';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import {
  emptyAsNull,
  emptyLeftOut,
  typedDay,
  typedNumber,
  typedNumberOrNull,
} from '@/lib/contract/typed-forms';
import { toMonthDayYear } from '@/lib/domain/dates/dates';
import { withKeys } from './entry-keys';

/** The parts of a school as forms: the contract's own fields, with numbers and days as they are typed. */

const { shape } = schoolChange;

const numberText = (value: number | null) => (value === null ? '' : String(value));

export const generalForm = schoolChange
  .pick({
    name: true,
    nameNative: true,
    code: true,
    schoolType: true,
    verified: true,
    status: true,
    isPublic: true,
    province: true,
    street: true,
    tagline: true,
    overview: true,
  })
  .extend({
    district: emptyAsNull(shape.district),
    commune: emptyAsNull(shape.commune),
    foundedYear: typedNumberOrNull(shape.foundedYear),
    studentCount: typedNumberOrNull(shape.studentCount),
  });

export const generalValues = (school: SchoolDetail): z.input<typeof generalForm> => ({
  name: school.name,
  nameNative: school.nameNative,
  code: school.code,
  schoolType: school.schoolType,
  verified: school.verified,
  status: school.status,
  isPublic: school.isPublic,
  province: school.province,
  district: school.district ?? '',
  commune: school.commune ?? '',
  street: school.street,
  tagline: school.tagline,
  overview: school.overview,
  foundedYear: numberText(school.foundedYear),
  studentCount: numberText(school.studentCount),
});

export const contactForm = z.object({
  phone: emptyAsNull(shape.phone),
  email: emptyAsNull(shape.email),
  telegram: emptyAsNull(shape.telegram),
  website: emptyAsNull(shape.website),
  facebook: emptyAsNull(shape.facebook),
});

export const contactValues = ({ phone, email, telegram, website, facebook }: SchoolDetail) => ({
  phone: phone ?? '',
  email: email ?? '',
  telegram: telegram ?? '',
  website: website ?? '',
  facebook: facebook ?? '',
});

const campusForm = campusDraft.extend({
  campusId: emptyLeftOut(campusDraft.shape.campusId),
  district: emptyAsNull(z.string().nullable()).pipe(campusDraft.shape.district),
  commune: emptyAsNull(z.string().nullable()).pipe(campusDraft.shape.commune),
  latitude: typedNumber(campusDraft.shape.latitude),
  longitude: typedNumber(campusDraft.shape.longitude),
});

export const campusesForm = z.object({ campuses: z.array(campusForm).max(50) });

export const emptyCampus: z.input<typeof campusForm> = {
  campusId: '',
  name: { km: '', en: '' },
  province: '',
  district: '',
  commune: '',
  street: { km: '', en: '' },
  latitude: '',
  longitude: '',
  phone: '',
};

export const campusesValues = ({ campuses }: SchoolDetail): z.input<typeof campusesForm> => ({
  campuses: campuses.map((campus) => ({
    ...campus,
    district: campus.district ?? '',
    commune: campus.commune ?? '',
    latitude: numberText(campus.latitude),
    longitude: numberText(campus.longitude),
    phone: campus.phone ?? '',
  })),
});

export const picturesForm = z.object({ pictures: picturesDraft });

export const picturesValues = ({ pictures }: SchoolDetail): z.input<typeof picturesForm> => ({
  pictures: {
    logo: pictures.logo?.key ?? null,
    cover: pictures.cover?.key ?? null,
    gallery: pictures.gallery.map(({ key, alt }) => ({ key, alt })),
  },
});

export const admissionForm = schoolChange.pick({
  admission: true,
  feesNote: true,
  requiredDocuments: true,
  facilities: true,
});

export const admissionValues = (school: SchoolDetail): z.input<typeof admissionForm> => ({
  admission: school.admission,
  feesNote: school.feesNote,
  requiredDocuments: school.requiredDocuments,
  facilities: school.facilities,
});

const scholarshipForm = scholarshipDraft.extend({
  key: z.string(),
  coveragePercent: typedNumber(scholarshipDraft.shape.coveragePercent),
  seats: typedNumber(scholarshipDraft.shape.seats),
  deadline: typedDay(scholarshipDraft.shape.deadline),
});

export const scholarshipsForm = z.object({
  scholarships: z
    .array(scholarshipForm)
    .max(50)
    .transform((entries) => withKeys(entries, 'scholarship')),
});

export const emptyScholarship: z.input<typeof scholarshipForm> = {
  key: '',
  title: { km: '', en: '' },
  description: { km: '', en: '' },
  coverage: { km: '', en: '' },
  coveragePercent: '',
  seats: '',
  deadline: '',
  eligibility: { km: '', en: '' },
};

export const scholarshipsValues = ({ scholarships }: SchoolDetail): z.input<typeof scholarshipsForm> => ({
  scholarships: scholarships.map((each) => ({
    ...each,
    coveragePercent: String(each.coveragePercent),
    seats: String(each.seats),
    deadline: toMonthDayYear(each.deadline),
  })),
});

const exchangeForm = exchangeProgramDraft.extend({
  key: z.string(),
  durationMonths: typedNumber(exchangeProgramDraft.shape.durationMonths),
});

export const exchangesForm = z.object({
  exchangePrograms: z
    .array(exchangeForm)
    .max(50)
    .transform((entries) => withKeys(entries, 'exchange')),
});

export const emptyExchange: z.input<typeof exchangeForm> = {
  key: '',
  title: { km: '', en: '' },
  partner: { km: '', en: '' },
  country: { km: '', en: '' },
  durationMonths: '',
  description: { km: '', en: '' },
};

export const exchangesValues = ({ exchangePrograms }: SchoolDetail): z.input<typeof exchangesForm> => ({
  exchangePrograms: exchangePrograms.map((each) => ({
    ...each,
    durationMonths: String(each.durationMonths),
  })),
});
