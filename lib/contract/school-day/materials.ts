import * as z from 'zod';
import { materialKinds } from '@/lib/domain/school-day/assessments';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { done, id, isoDate, requiredBoth, text, typedText } from '../fields';

const path = '/api-lms/organizations/:orgId';

/** `shownFrom` is null for a draft. */
const material = z.object({
  materialId: z.uuid(),
  courseId: z.uuid(),
  kind: z.enum(materialKinds),
  title: text,
  body: text.nullable(),
  url: z.string().nullable(),
  shownFrom: isoDate.nullable(),
  version: z.int(),
});
export type Material = z.output<typeof material>;

const fields = z.object({
  kind: z.enum(materialKinds),
  title: requiredBoth(textLimits.shortTextMax),
  body: typedText(textLimits.longTextMax).nullable(),
  url: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'invalid-url' })
    .max(1000)
    .nullable(),
  shownFrom: isoDate.nullable(),
});

/** A link and a file have an address, a reading and an announcement a text. */
export const materialDraft = fields.extend({
  body: fields.shape.body.default(null),
  url: fields.shape.url.default(null),
  shownFrom: fields.shape.shownFrom.default(null),
});
export const materialChange = fields.partial();

export const materialsResource = defineResource('lms/materials', {
  list: {
    method: 'GET',
    path: `${path}/courses/:id/materials`,
    access: 'owner',
    summary:
      'The materials and announcements of a course with drafts, in their order; for its office and teachers',
    response: z.object({ data: z.array(material), countTotal: z.int() }),
  },
  create: {
    method: 'POST',
    path: `${path}/courses/:id/materials`,
    access: 'owner',
    summary: 'Add a text, a link, a file or an announcement, shown from a day',
    body: materialDraft,
    response: material,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  order: {
    method: 'PUT',
    path: `${path}/courses/:id/materials/order`,
    access: 'owner',
    summary: 'Put the materials of a course into an order; those that are not named follow, the newest first',
    body: z.object({ materialIds: z.array(id).max(200) }),
    response: z.object({ data: z.array(material), countTotal: z.int() }),
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: `${path}/materials/:id`,
    access: 'owner',
    summary: 'Change a material or an announcement',
    body: materialChange,
    response: material,
    versioned: true,
    conflicts: true,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/materials/:id`,
    access: 'owner',
    summary: 'Remove a material or an announcement',
    response: done,
    conflicts: true,
  },
});
