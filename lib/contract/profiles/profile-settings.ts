import * as z from 'zod';
import { cvAccentNames, cvLanguages, cvLayouts, cvParts } from '@/lib/domain/profiles/cv-options';

/** Which parts beyond the content readers see. */
export const openParts = z.object({
  contacts: z.boolean().default(false),
  location: z.boolean().default(false),
  photo: z.boolean().default(false),
  referees: z.boolean().default(false),
});
export type OpenParts = z.output<typeof openParts>;
export const nothingOpen: OpenParts = { contacts: false, location: false, photo: false, referees: false };

/** How the CV looks; the parts that it has, in their order. */
export const cvSettings = z.object({
  language: z.enum(cvLanguages),
  accent: z.enum(cvAccentNames),
  /** Profiles from before have one column. */
  layout: z.enum(cvLayouts).default('column'),
  photo: z.boolean(),
  parts: z
    .array(z.enum(cvParts))
    .max(cvParts.length)
    .refine((parts) => new Set(parts).size === parts.length, 'repeated'),
});
export type CvSettings = z.output<typeof cvSettings>;
export const newCv: CvSettings = {
  language: 'km',
  accent: 'teal',
  layout: 'column',
  photo: false,
  parts: [...cvParts],
};
