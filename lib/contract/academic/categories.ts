import * as z from 'zod';
import { defineResource } from '../endpoint';
import { instant } from '../fields';

/** A major that programmes belong to; `field` groups majors. */
export const category = z.object({
  categoryId: z.string(),
  field: z.string(),
  fieldName: z.string(),
  fieldNameNative: z.string(),
  name: z.string(),
  nameNative: z.string(),
  subjectCount: z.int(),
  createdAt: instant,
});
export type Category = z.infer<typeof category>;

export const categoriesResource = defineResource('academic/categories', {
  list: {
    method: 'GET',
    path: '/api-nest-aca/categories',
    access: 'public',
    summary: 'All majors, with the number of open programmes in each',
    response: z.object({ data: z.array(category), countTotal: z.int() }),
  },
  get: {
    method: 'GET',
    path: '/api-nest-aca/categories/:id',
    acceptsSlug: true,
    access: 'public',
    summary: 'One major',
    response: category,
  },
});
