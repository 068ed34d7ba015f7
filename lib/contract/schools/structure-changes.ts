import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, requiredText } from '../fields';
import { groupStructure, structure, unitFields } from './structures';

const names = {
  name: requiredText(120),
  nameNative: requiredText(120),
  order: z.int().min(1).max(10_000).default(1),
};
const changedNames = {
  name: requiredText(120).optional(),
  nameNative: requiredText(120).optional(),
  order: z.int().min(1).max(10_000).optional(),
};

const divisionDraft = z.object(names);
const levelChange = z.object({ ...changedNames, parentId: z.uuid().nullable().optional() });
const levelDraft = z.object({ ...names, parentId: z.uuid().nullable().default(null) });
/** 0 in use, 4 closed to new students, 9 archived: no longer shown. */
const archiveStatus = z.literal([0, 4, 9]);
export const unitDraft = levelDraft.extend({ archiveStatus: archiveStatus.default(0) });
export const unitChange = levelChange.extend({ archiveStatus: archiveStatus.optional() });

const changedUnit = unitFields.extend({ archiveStatus });

const academic = '/api-nest-aca';

/** How staff structure a campus: divisions and their levels. */
export const structureChangesResource = defineResource('academic/structure-changes', {
  createGroup: {
    method: 'POST',
    path: `${academic}/campus/:id/group_structures`,
    access: 'staff',
    summary: 'Add a division of a campus',
    body: divisionDraft,
    response: groupStructure,
    status: 201,
    idempotent: true,
  },
  updateGroup: {
    method: 'PATCH',
    path: `${academic}/group_structures/:id`,
    access: 'staff',
    summary: 'Change a division',
    body: z.object(changedNames),
    response: groupStructure,
  },
  removeGroup: {
    method: 'DELETE',
    path: `${academic}/group_structures/:id`,
    access: 'staff',
    summary: 'Remove a division that has no levels',
    response: done,
    conflicts: true,
  },
  createStructure: {
    method: 'POST',
    path: `${academic}/group_structures/:id/structures`,
    access: 'staff',
    summary: 'Add a level to a division, below another one or at the top',
    body: levelDraft,
    response: structure,
    status: 201,
    idempotent: true,
  },
  updateStructure: {
    method: 'PATCH',
    path: `${academic}/structures/:id`,
    access: 'staff',
    summary: 'Change a level, or move it below another one of its division',
    body: levelChange,
    response: structure,
  },
  removeStructure: {
    method: 'DELETE',
    path: `${academic}/structures/:id`,
    access: 'staff',
    summary: 'Remove a level that has no units and no level below',
    response: done,
    conflicts: true,
  },
});

/** How staff change the units of a level. */
export const unitChangesResource = defineResource('academic/unit-changes', {
  createRecord: {
    method: 'POST',
    path: `${academic}/structures/:id/structure_records`,
    access: 'staff',
    summary: 'Add a unit, such as a class, to a level',
    body: unitDraft,
    response: changedUnit,
    status: 201,
    idempotent: true,
  },
  updateRecord: {
    method: 'PATCH',
    path: `${academic}/structure_records/:id`,
    access: 'staff',
    summary: 'Change a unit, close it to new students, or archive it',
    body: unitChange,
    response: changedUnit,
  },
  removeRecord: {
    method: 'DELETE',
    path: `${academic}/structure_records/:id`,
    access: 'staff',
    summary: 'Remove a unit that nobody studies in and nothing lies below; others are archived',
    response: done,
    conflicts: true,
  },
});
