import * as z from 'zod';
import { defineResource } from '../endpoint';

const names = { name: z.string(), nameNative: z.string(), order: z.int() };

/** One way in which a campus is divided, such as faculties and classes. */
export const groupStructure = z.object({ groupStructureId: z.uuid(), campusId: z.uuid(), ...names });

/** One level of a division, such as faculty or class; `parentId` is the level above. */
export const structure = z.object({
  structureId: z.uuid(),
  groupStructureId: z.uuid(),
  campusId: z.uuid(),
  parentId: z.uuid().nullable(),
  ...names,
});

/**
 * One unit of a level, such as the class IT-1A. `structureRecordPath` leads from the top to the record itself;
 * `pathKey` is the same as text, each id prefixed by #.
 */
export const structureRecord = z.object({
  structureRecordId: z.uuid(),
  structureId: z.uuid(),
  campusId: z.uuid(),
  parentId: z.uuid().nullable(),
  archiveStatus: z.literal([0, 4]),
  structureRecordPath: z.array(
    z.object({ structureRecordId: z.uuid(), name: z.string(), nameNative: z.string() }),
  ),
  pathKey: z.string(),
  ...names,
});
export type StructureRecord = z.infer<typeof structureRecord>;

const list = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), countTotal: z.int() });

export const structuresResource = defineResource('academic/structures', {
  groups: {
    method: 'GET',
    path: '/api-nest-aca/campus/:id/group_structures',
    access: 'public',
    summary: 'How a campus is divided',
    response: list(groupStructure),
  },
  structures: {
    method: 'GET',
    path: '/api-nest-aca/campus/:id/structures',
    access: 'public',
    summary: 'The levels of each division of a campus, upper levels first',
    response: list(structure),
  },
  records: {
    method: 'GET',
    path: '/api-nest-aca/campus/:id/structure_records',
    access: 'public',
    summary: 'The units of a campus with archive status 0 and 4 only',
    query: z.object({ structureId: z.uuid().optional() }),
    response: list(structureRecord),
  },
  configurations: {
    method: 'GET',
    path: '/api-nest-aca/schools/:id/configurations',
    acceptsSlug: true,
    access: 'public',
    summary: 'The public settings of a school, value by configId',
    response: z.record(z.string(), z.json()),
  },
});
