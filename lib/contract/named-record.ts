import * as z from 'zod';

/** As much of a school as it takes to know it. `slug` is null where readers do not see it. */
export const namedRecord = z.object({
  id: z.string(),
  name: z.string(),
  nameNative: z.string(),
  province: z.string(),
  slug: z.string().nullable(),
});
export type NamedRecord = z.output<typeof namedRecord>;
