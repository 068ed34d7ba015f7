import { useWrite } from '@/components/kits/write/use-write';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { StructureRow, StructureValues } from './structure-form';

/** What is being added or changed: a division, a level of a division, a unit of a level. */
export interface EditedStructure {
  kind: 'group' | 'level' | 'unit';
  groupId?: string;
  levelId?: string;
  /** null: a new one. */
  row: (StructureRow & { id: string }) | null;
}

const archiveStates = { '0': 0, '4': 4, '9': 9 } as const;

/** The calls that change how a campus is divided. */
export function useStructureChanges(campusId: string) {
  const { structureChanges, unitChanges } = schoolStructureApi;
  const createGroup = useWrite(structureChanges.createGroup, {
    invalidates: [schoolStructureApi.structures.key],
  });
  const updateGroup = useWrite(structureChanges.updateGroup, {
    invalidates: [schoolStructureApi.structures.key],
  });
  const removeGroup = useWrite(structureChanges.removeGroup, {
    invalidates: [schoolStructureApi.structures.key],
  });
  const createLevel = useWrite(structureChanges.createStructure, {
    invalidates: [schoolStructureApi.structures.key],
  });
  const updateLevel = useWrite(structureChanges.updateStructure, {
    invalidates: [schoolStructureApi.structures.key],
  });
  const removeLevel = useWrite(structureChanges.removeStructure, {
    invalidates: [schoolStructureApi.structures.key],
  });
  const createUnit = useWrite(unitChanges.createRecord, { invalidates: [schoolStructureApi.structures.key] });
  const updateUnit = useWrite(unitChanges.updateRecord, { invalidates: [schoolStructureApi.structures.key] });
  const removeUnit = useWrite(unitChanges.removeRecord, { invalidates: [schoolStructureApi.structures.key] });

  const add = (edited: EditedStructure, values: StructureValues): Promise<unknown> => {
    const { name, nameNative, order, parentId = null } = values;
    const names = { name, nameNative, order };
    if (edited.kind === 'group') return createGroup.send({ params: { id: campusId }, body: names });
    const body = { ...names, parentId };
    return edited.kind === 'level'
      ? createLevel.send({ params: { id: edited.groupId ?? '' }, body })
      : createUnit.send({ params: { id: edited.levelId ?? '' }, body });
  };
  const change = (kind: EditedStructure['kind'], id: string, values: StructureValues): Promise<unknown> => {
    const { name, nameNative, order, parentId = null } = values;
    const names = { name, nameNative, order };
    if (kind === 'group') return updateGroup.send({ params: { id }, body: names });
    if (kind === 'level') return updateLevel.send({ params: { id }, body: { ...names, parentId } });
    const archiveStatus = archiveStates[values.archiveStatus];
    return updateUnit.send({ params: { id }, body: { ...names, parentId, archiveStatus } });
  };
  return {
    save: (edited: EditedStructure, values: StructureValues) =>
      edited.row ? change(edited.kind, edited.row.id, values) : add(edited, values),
    removeGroup: (id: string) => removeGroup.send({ params: { id } }),
    removeLevel: (id: string) => removeLevel.send({ params: { id } }),
    removeUnit: (id: string) => removeUnit.send({ params: { id } }),
  };
}
export type StructureChanges = ReturnType<typeof useStructureChanges>;
