import * as z from 'zod';
import { formFields } from '@/lib/contract/record-fields';
import {
  campusDraft,
  exchangeProgramDraft,
  picturesDraft,
  scholarshipDraft,
  schoolChange,
} from '@/lib/contract/schools/school-draft';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { emptyAsNull, emptyLeftOut, typedDay, typedNumber } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { schoolFields } from '@/lib/domain/schools/school-fields';
import { withKeys } from './entry-keys';

/** The parts of a school as forms: the contract's own fields, with numbers and days as they are typed. */

const { shape } = schoolChange;

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
  })
  .extend({
    district: emptyAsNull(shape.district),
    commune: emptyAsNull(shape.commune),
    ...formFields(schoolFields, 'place', 'about'),
  });

export const generalValues = (school: SchoolDetail) => typedFrom(generalForm, school);

export const contactForm = z.object(formFields(schoolFields, 'contact'));

export const contactValues = (school: SchoolDetail) => typedFrom(contactForm, school);

const campusForm = campusDraft.extend({
  campusId: emptyLeftOut(campusDraft.shape.campusId),
  district: emptyAsNull(z.string().nullable()).pipe(campusDraft.shape.district),
  commune: emptyAsNull(z.string().nullable()).pipe(campusDraft.shape.commune),
  latitude: typedNumber(campusDraft.shape.latitude),
  longitude: typedNumber(campusDraft.shape.longitude),
});

export const campusesForm = z.object({ campuses: z.array(campusForm).max(50) });

export const emptyCampus = typedNothing(campusForm);

export const campusesValues = (school: SchoolDetail) => typedFrom(campusesForm, school);

export const picturesForm = z.object({ pictures: picturesDraft });

export const picturesValues = ({ pictures }: SchoolDetail): z.input<typeof picturesForm> => ({
  pictures: {
    logo: pictures.logo?.key ?? null,
    cover: pictures.cover?.key ?? null,
    coverCredit: pictures.coverCredit,
    gallery: pictures.gallery.map(({ key, alt, credit }) => ({ key, alt, credit })),
  },
});

export const admissionForm = z.object(formFields(schoolFields, 'rules', 'papers', 'facilities'));

export const admissionValues = (school: SchoolDetail) => typedFrom(admissionForm, school);

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

export const emptyScholarship = typedNothing(scholarshipForm);

export const scholarshipsValues = (school: SchoolDetail) => typedFrom(scholarshipsForm, school);

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

export const emptyExchange = typedNothing(exchangeForm);

export const exchangesValues = (school: SchoolDetail) => typedFrom(exchangesForm, school);
