import * as z from 'zod';

const textMax = 3000;
/** What is no text is left out: files come from many programs. */
const text = z.string().max(textMax).optional().catch(undefined);
/** Some programs write a number. */
const score = z
  .union([z.string().max(textMax), z.number().transform(String)])
  .optional()
  .catch(undefined);
const texts = z.array(z.string().max(textMax)).max(100).optional().catch(undefined);
/** What only Sala writes: the fields of an entry in both languages. */
const sala = z.record(z.string(), z.unknown()).optional().catch(undefined);
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(
      z
        .object({ ...shape, sala })
        .nullable()
        .catch(null),
    )
    .max(200)
    .transform((items) => items.filter((item) => item !== null))
    .optional()
    .catch(undefined);
const span = { startDate: text, endDate: text };
const job = { position: text, location: text, summary: text, highlights: texts, ...span };

export const resume = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      summary: text,
      location: z.object({ address: text, city: text, region: text }).optional().catch(undefined),
      sala,
    })
    .optional()
    .catch(undefined),
  work: listOf({ name: text, ...job }),
  volunteer: listOf({ organization: text, ...job }),
  education: listOf({ institution: text, area: text, studyType: text, score, ...span }),
  awards: listOf({ title: text, date: text, awarder: text, summary: text }),
  certificates: listOf({ name: text, date: text, issuer: text }),
  skills: listOf({ name: text, level: text, keywords: texts }),
  languages: listOf({ language: text, fluency: text }),
  interests: listOf({ name: text }),
  references: listOf({ name: text, reference: text }),
});
export type Resume = z.output<typeof resume>;
export type Job = Omit<NonNullable<Resume['work']>[number], 'name' | 'sala'>;
