import * as z from 'zod';
import { answer, pageOf, type Raw, recordId, textOr } from '../answers';
import { defineResource } from '../endpoint';

const added = ({ name, order }: Raw) => ({
  nameNative: textOr(name),
  order: typeof order === 'number' ? order : 1,
});
const names = { name: z.string(), nameNative: z.string(), order: z.int() };

/** One way in which a campus is divided, such as faculties and classes. */
export const groupStructure = answer(
  z.object({ groupStructureId: recordId, campusId: recordId, ...names }),
  added,
);

/** One level of a division, such as faculty or class; `parentId` is the level above. */
export const structure = answer(
  z.object({
    structureId: recordId,
    groupStructureId: recordId,
    campusId: recordId,
    parentId: recordId.nullable(),
    ...names,
  }),
  (raw) => ({ ...added(raw), parentId: null }),
);
export type Structure = z.infer<typeof structure>;

/**
 * One unit of a level, such as the class IT-1A. `structureRecordPath` leads from the top to the record itself;
 * `pathKey` is the same as text, each id prefixed by #.
 */
const pathItem = answer(
  z.object({ structureRecordId: recordId, name: z.string(), nameNative: z.string() }),
  ({ name }) => ({ name: '', nameNative: textOr(name) }),
);
export const structureRecordPath = z.array(pathItem);

const pathKeyOf = (path: unknown): string => {
  const parsed = structureRecordPath.safeParse(path);
  return parsed.success ? parsed.data.map(({ structureRecordId }) => `#${structureRecordId}`).join('') : '';
};

export const unitFields = z.object({
  structureRecordId: recordId,
  structureId: recordId,
  campusId: recordId,
  parentId: recordId.nullable(),
  ...names,
});

const structureRecord = answer(
  unitFields.extend({ archiveStatus: z.literal([0, 4]), structureRecordPath, pathKey: z.string() }),
  (raw) => ({
    ...added(raw),
    parentId: null,
    archiveStatus: 0 as const,
    structureRecordPath: [],
    pathKey: pathKeyOf(raw['structureRecordPath']),
  }),
);
export type StructureRecord = z.infer<typeof structureRecord>;

/** Earlier releases of Sala answered an object, value by configId. */
const asList = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.entries(given).map(([configId, value]) => ({ configId, value: value as unknown }))
    : given;

/** The value of a setting in the answer; undefined where the school has not set it. */
export const settingOf = (
  settings: readonly { configId: string; value: unknown }[] | undefined,
  configId: string,
): unknown => settings?.find((setting) => setting.configId === configId)?.value;

export const structuresResource = defineResource('academic/structures', {
  groups: {
    method: 'GET',
    path: '/api-nest-aca/campus/:id/group_structures',
    access: 'public',
    summary: 'How a campus is divided',
    response: pageOf(groupStructure),
  },
  structures: {
    method: 'GET',
    path: '/api-nest-aca/campus/:id/structures',
    access: 'public',
    summary: 'The levels of each division of a campus, upper levels first',
    response: pageOf(structure),
  },
  records: {
    method: 'GET',
    path: '/api-nest-aca/campus/:id/structure_records',
    access: 'public',
    summary: 'The units of a campus with archive status 0 and 4 only',
    query: z.object({ structureId: z.uuid().optional() }),
    response: pageOf(structureRecord),
  },
  configurations: {
    method: 'GET',
    path: '/api-nest-aca/schools/:id/configurations',
    acceptsSlug: true,
    access: 'public',
    summary: 'The public settings of a school',
    response: z.preprocess(asList, z.array(z.object({ configId: z.string(), value: z.unknown() }))),
  },
});
