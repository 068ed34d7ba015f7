import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { keyOfBody } from '@/lib/api/idempotency-key';
import type { StructureRow, StructureValues } from './structure-form';

/** What is being added or changed: a division, a level of a division, a unit of a level. */
export interface EditedStructure {
  kind: 'group' | 'level' | 'unit';
  groupId?: string;
  levelId?: string;
  /** null: a new one. */
  row: (StructureRow & { id: string }) | null;
}

const meta = { invalidates: [schoolStructureApi.structures.key] };
const archiveStates = { '0': 0, '4': 4, '9': 9 } as const;

/** The calls that change how a campus is divided. */
export function useStructureChanges(campusId: string) {
  const keyOf = useRef(keyOfBody());
  const { structureChanges, unitChanges } = schoolStructureApi;
  const createGroup = useMutation(structureChanges.createGroup.mutationOptions({ meta }));
  const updateGroup = useMutation(structureChanges.updateGroup.mutationOptions({ meta }));
  const removeGroup = useMutation(structureChanges.removeGroup.mutationOptions({ meta }));
  const createLevel = useMutation(structureChanges.createStructure.mutationOptions({ meta }));
  const updateLevel = useMutation(structureChanges.updateStructure.mutationOptions({ meta }));
  const removeLevel = useMutation(structureChanges.removeStructure.mutationOptions({ meta }));
  const createUnit = useMutation(unitChanges.createRecord.mutationOptions({ meta }));
  const updateUnit = useMutation(unitChanges.updateRecord.mutationOptions({ meta }));
  const removeUnit = useMutation(unitChanges.removeRecord.mutationOptions({ meta }));

  const add = (edited: EditedStructure, values: StructureValues): Promise<unknown> => {
    const { name, nameNative, order, parentId = null } = values;
    const names = { name, nameNative, order };
    const idempotencyKey = keyOf.current({ edited, values });
    if (edited.kind === 'group')
      return createGroup.mutateAsync({ params: { id: campusId }, body: names, idempotencyKey });
    const body = { ...names, parentId };
    return edited.kind === 'level'
      ? createLevel.mutateAsync({ params: { id: edited.groupId ?? '' }, body, idempotencyKey })
      : createUnit.mutateAsync({ params: { id: edited.levelId ?? '' }, body, idempotencyKey });
  };
  const change = (kind: EditedStructure['kind'], id: string, values: StructureValues): Promise<unknown> => {
    const { name, nameNative, order, parentId = null } = values;
    const names = { name, nameNative, order };
    if (kind === 'group') return updateGroup.mutateAsync({ params: { id }, body: names });
    if (kind === 'level') return updateLevel.mutateAsync({ params: { id }, body: { ...names, parentId } });
    const archiveStatus = archiveStates[values.archiveStatus];
    return updateUnit.mutateAsync({ params: { id }, body: { ...names, parentId, archiveStatus } });
  };
  return {
    save: (edited: EditedStructure, values: StructureValues) =>
      edited.row ? change(edited.kind, edited.row.id, values) : add(edited, values),
    removeGroup: (id: string) => removeGroup.mutateAsync({ params: { id } }),
    removeLevel: (id: string) => removeLevel.mutateAsync({ params: { id } }),
    removeUnit: (id: string) => removeUnit.mutateAsync({ params: { id } }),
  };
}
export type StructureChanges = ReturnType<typeof useStructureChanges>;
