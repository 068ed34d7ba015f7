import * as z from 'zod';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { defineResource } from '../endpoint';
import { keyword } from '../fields';

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
});
export type Suggestions = z.output<typeof suggestionsResource.endpoints.list.response>;
