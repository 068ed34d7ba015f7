import * as z from 'zod';

/** In which language a paper is printed. */
export const printedLang = z.enum(['km', 'en']).default('km');

/** A file in an answer; `content` is base64. */
export const printedFile = z.object({
  fileName: z.string(),
  type: z.literal('application/pdf'),
  content: z.base64(),
});
export type PrintedFile = z.infer<typeof printedFile>;
