import * as z from 'zod';
import { defineResource } from '../endpoint';
import { answer, answeredInstant, pageOf, textOr } from '../answers';
import { done, requiredText } from '../fields';

/**
 * A major that programs belong to; `field` groups majors. `interests` are up to three of R, I, A, S, E and C, strongest
 * first. `words` are other words that find it, in both languages.
 */
const fields = z.object({
  categoryId: z.string(),
  field: z.string(),
  fieldName: z.string(),
  fieldNameNative: z.string(),
  name: z.string(),
  nameNative: z.string(),
  interests: z.string(),
  words: z.array(z.string()),
  subjectCount: z.int(),
  version: z.int(),
  createdAt: answeredInstant,
});
const category = answer(fields, ({ name, field, fieldName }) => ({
  field: 'other',
  fieldName: textOr(fieldName, textOr(field)),
  fieldNameNative: textOr(fieldName, textOr(field)),
  nameNative: textOr(name),
  interests: '',
  words: [],
  subjectCount: 0,
  version: 1,
}));
export type Category = z.infer<typeof category>;

/** Empty for a new field, whose code is made of its English name. */
const code = z.string().regex(/^[a-z0-9-]{0,60}$/, 'invalid-code');

/** The names of the field are needed only for a new field. */
export const categoryDraft = z.object({
  field: code,
  fieldName: requiredText(100).optional(),
  fieldNameNative: requiredText(100).optional(),
  name: requiredText(100),
  nameNative: requiredText(100),
  interests: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?!.*(.).*\1)[RIASEC]{0,3}$/, 'invalid-interests')
    .optional(),
  words: z.array(requiredText(60)).max(40).optional(),
});

export const categoriesResource = defineResource('academic/categories', {
  list: {
    method: 'GET',
    path: '/api-nest-aca/categories',
    access: 'public',
    summary: 'All majors, with the number of open programs in each',
    response: pageOf(category),
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
    versioned: true,
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
