import { eq } from 'drizzle-orm';
import { structureChangesResource, unitChangesResource } from '@/lib/contract/academic/structure-changes';
import { groupStructures, structureRecords, structures } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import {
  groupForStaff,
  recordForStaff,
  removeGroup,
  removeRecord,
  removeStructure,
  requireCampusStaff,
  structureForStaff,
} from '@/backend/services/academic/structure-changes';
import {
  checkLevelAbove,
  checkUnitAbove,
  checkUnitsFree,
  waitForMoves,
} from '@/backend/services/academic/structure-places';
import { addOnRecord, onlyRow, onRecord } from '@/backend/services/access/on-record';

const toGroup = ({ id, ...row }: typeof groupStructures.$inferSelect) => ({ groupStructureId: id, ...row });
const toStructure = ({ id, groupId, ...row }: typeof structures.$inferSelect, campusId: string) => ({
  structureId: id,
  groupStructureId: groupId,
  campusId,
  ...row,
});
/** Every number but 0 and 4 is an archived unit. */
const shownStatus = (status: number): 0 | 4 | 9 => (status === 0 || status === 4 ? status : 9);
const toUnit = ({ id, archiveStatus, ...row }: typeof structureRecords.$inferSelect) => ({
  structureRecordId: id,
  ...row,
  archiveStatus: shownStatus(archiveStatus),
});
const done = { ok: true as const };

export const structureChangeRoutes = (deps: Deps) =>
  implement(
    structureChangesResource,
    {
      createGroup: async ({ params, body }, { caller, requestId, idempotencyKey: key }) => {
        await requireCampusStaff(deps.db, caller, params.id);
        const values = { ...body, campusId: params.id };
        const deed = { action: 'group-structure-created', caller, requestId, key, body: values };
        return toGroup(
          await addOnRecord(deps, deed, (tx) => tx.insert(groupStructures).values(values).returning()),
        );
      },
      updateGroup: async ({ params, body }, { caller, requestId }) => {
        const group = await groupForStaff(deps.db, caller, params.id);
        const deed = { action: 'group-structure-changed', caller, requestId };
        const rows = await onRecord(deps, deed, group.id, (tx) =>
          tx
            .update(groupStructures)
            .set({ order: group.order, ...body })
            .where(eq(groupStructures.id, group.id))
            .returning(),
        );
        return toGroup(onlyRow(rows));
      },
      removeGroup: async ({ params }, { caller, requestId }) => {
        const { id } = await groupForStaff(deps.db, caller, params.id);
        const deed = { action: 'group-structure-removed', caller, requestId };
        await onRecord(deps, deed, id, (tx) => removeGroup(tx, id));
        return done;
      },
      createStructure: async ({ params, body }, { caller, requestId, idempotencyKey: key }) => {
        const group = await groupForStaff(deps.db, caller, params.id);
        await checkLevelAbove(deps.db, group.id, body.parentId);
        const values = { ...body, groupId: group.id };
        const deed = { action: 'structure-created', caller, requestId, key, body: values };
        const row = await addOnRecord(deps, deed, (tx) => tx.insert(structures).values(values).returning());
        return toStructure(row, group.campusId);
      },
      updateStructure: async ({ params, body }, { caller, requestId }) => {
        const { structure, campusId } = await structureForStaff(deps.db, caller, params.id);
        const deed = { action: 'structure-changed', caller, requestId };
        const rows = await onRecord(deps, deed, structure.id, async (tx) => {
          if (body.parentId !== undefined) {
            await waitForMoves(tx, campusId);
            await checkLevelAbove(tx, structure.groupId, body.parentId, structure.id);
            if (body.parentId !== structure.parentId) await checkUnitsFree(tx, structure.id);
          }
          return tx
            .update(structures)
            .set({ order: structure.order, ...body })
            .where(eq(structures.id, structure.id))
            .returning();
        });
        return toStructure(onlyRow(rows), campusId);
      },
      removeStructure: async ({ params }, { caller, requestId }) => {
        const { structure } = await structureForStaff(deps.db, caller, params.id);
        const deed = { action: 'structure-removed', caller, requestId };
        await onRecord(deps, deed, structure.id, (tx) => removeStructure(tx, structure.id));
        return done;
      },
    },
    deps,
  );

export const unitChangeRoutes = (deps: Deps) =>
  implement(
    unitChangesResource,
    {
      createRecord: async ({ params, body }, { caller, requestId, idempotencyKey: key }) => {
        const { structure, campusId } = await structureForStaff(deps.db, caller, params.id);
        await checkUnitAbove(deps.db, campusId, body.parentId);
        const values = { ...body, structureId: structure.id, campusId };
        const deed = { action: 'structure-record-created', caller, requestId, key, body: values };
        return toUnit(
          await addOnRecord(deps, deed, (tx) => tx.insert(structureRecords).values(values).returning()),
        );
      },
      updateRecord: async ({ params, body }, { caller, requestId }) => {
        const record = await recordForStaff(deps.db, caller, params.id);
        const deed = { action: 'structure-record-changed', caller, requestId };
        const rows = await onRecord(deps, deed, record.id, async (tx) => {
          if (body.parentId !== undefined) {
            await waitForMoves(tx, record.campusId);
            await checkUnitAbove(tx, record.campusId, body.parentId, record.id);
          }
          return tx
            .update(structureRecords)
            .set({ order: record.order, ...body })
            .where(eq(structureRecords.id, record.id))
            .returning();
        });
        return toUnit(onlyRow(rows));
      },
      removeRecord: async ({ params }, { caller, requestId }) => {
        const { id } = await recordForStaff(deps.db, caller, params.id);
        const deed = { action: 'structure-record-removed', caller, requestId };
        await onRecord(deps, deed, id, (tx) => removeRecord(tx, id));
        return done;
      },
    },
    deps,
  );
