import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, instant, requiredText } from '../fields';

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

const code = z.string().regex(/^[a-z0-9-]{1,60}$/, 'invalid-code');

/** The names of the field are needed only for a new field. */
export const categoryDraft = z.object({
  field: code,
  fieldName: requiredText(100).optional(),
  fieldNameNative: requiredText(100).optional(),
  name: requiredText(100),
  nameNative: requiredText(100),
});

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
  create: {
    method: 'POST',
    path: '/api-nest-aca/categories',
    access: 'staff',
    summary: 'Add a major, advisors only; the server makes its id from the English name',
    body: categoryDraft,
    response: category,
    status: 201,
    idempotent: true,
  },
  update: {
    method: 'PATCH',
    path: '/api-nest-aca/categories/:id',
    acceptsSlug: true,
    access: 'staff',
    summary: 'Change a major, advisors only; names of a field change in all its majors',
    body: categoryDraft.partial(),
    response: category,
  },
  remove: {
    method: 'DELETE',
    path: '/api-nest-aca/categories/:id',
    acceptsSlug: true,
    access: 'staff',
    summary: 'Delete a major that no course belongs to, advisors only',
    response: done,
    conflicts: true,
  },
});
