import * as z from 'zod';
import { isoDate, text } from '../fields';

export const scholarship = z.object({
  key: z.string(),
  title: text,
  description: text,
  coverage: text,
  coveragePercent: z.number(),
  seats: z.int(),
  deadline: isoDate,
  eligibility: text,
});

export const exchangeProgram = z.object({
  key: z.string(),
  title: text,
  partner: text,
  country: text,
  durationMonths: z.int(),
  description: text,
});

export const campus = z.object({
  campusId: z.uuid(),
  name: text,
  province: z.string(),
  district: z.string().nullable(),
  commune: z.string().nullable(),
  street: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phone: z.string().nullable(),
});
export type Campus = z.infer<typeof campus>;
