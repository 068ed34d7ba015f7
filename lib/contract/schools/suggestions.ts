import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { defineResource } from '../endpoint';
import { keyword, typed } from '../fields';

export const suggestionsResource = defineResource('academic/suggestions', {
  list: {
    method: 'GET',
    path: '/api-nest-aca/suggestions',
    access: 'public',
    summary:
      'What a keyword may mean while it is typed: a few schools, majors and provinces; `correction` where a Latin word has one slip',
    query: z.object({ keyword }),
    response: z.object({
      schools: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          nameNative: z.string(),
          schoolType: z.enum(schoolTypes),
          province: z.string(),
        }),
      ),
      majors: z.array(z.object({ categoryId: z.string(), name: z.string(), nameNative: z.string() })),
      provinces: z.array(z.object({ code: z.string(), name: z.string(), nameNative: z.string() })),
      correction: z.string().nullable(),
    }),
  },
  instead: {
    method: 'GET',
    path: '/api-nest-aca/suggestions/instead',
    access: 'public',
    summary:
      'What to search in a list in place of a keyword that finds nothing there: with its slips put right, or without words that mean nothing; `untaught` where it names a job or major that no course leads to',
    query: z.object({ keyword: typed(textLimits.keywordMax), list: z.enum(['schools', 'courses']) }),
    response: z.object({ keyword: z.string().nullable(), untaught: z.boolean() }),
  },
});
export type Suggestions = z.output<typeof suggestionsResource.endpoints.list.response>;
