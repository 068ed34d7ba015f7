import * as z from 'zod';

/** As in a passport, and in Khmer when the person has entered it. */
export const personName = z.object({
  firstName: z.string(),
  lastName: z.string(),
  firstNameKm: z.string().nullable(),
  lastNameKm: z.string().nullable(),
});
export type PersonName = z.infer<typeof personName>;
