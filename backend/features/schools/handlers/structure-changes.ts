import { eq } from 'drizzle-orm';
import { structureChangesResource, unitChangesResource } from '@/lib/contract/schools/structure-changes';
import { onlyRow } from '@/backend/db/only-row';
import { groupStructures, structureRecords, structures } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  groupForStaff,
  recordForStaff,
  removeGroup,
  removeRecord,
  removeStructure,
  requireCampusStaff,
  structureForStaff,
} from '@/backend/features/schools/services/structure-changes';
import {
  checkLevelAbove,
  checkUnitAbove,
  checkUnitsFree,
  waitForMoves,
} from '@/backend/features/schools/services/structure-places';
import { whatChanged } from '@/backend/core/access/what-changed';

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
      createGroup: write(async (act, { params, body }) => {
        await requireCampusStaff(act.tx, act.caller, params.id);
        const values = { ...body, campusId: params.id };
        const group = onlyRow(await act.tx.insert(groupStructures).values(values).returning());
        act.note('group-structure-created', group.id);
        return toGroup(group);
      }),
      updateGroup: write(async (act, { params, body }) => {
        const group = await groupForStaff(act.tx, act.caller, params.id);
        const rows = await act.tx
          .update(groupStructures)
          .set({ order: group.order, ...body })
          .where(eq(groupStructures.id, group.id))
          .returning();
        act.note('group-structure-changed', group.id, whatChanged(group, body));
        return toGroup(onlyRow(rows));
      }),
      removeGroup: write(async (act, { params }) => {
        const { id } = await groupForStaff(act.tx, act.caller, params.id);
        await removeGroup(act, id);
        return done;
      }),
      createStructure: write(async (act, { params, body }) => {
        const group = await groupForStaff(act.tx, act.caller, params.id);
        await checkLevelAbove(act.tx, group.id, body.parentId);
        const values = { ...body, groupId: group.id };
        const structure = onlyRow(await act.tx.insert(structures).values(values).returning());
        act.note('structure-created', structure.id);
        return toStructure(structure, group.campusId);
      }),
      updateStructure: write(async (act, { params, body }) => {
        const { structure, campusId } = await structureForStaff(act.tx, act.caller, params.id);
        if (body.parentId !== undefined) {
          await waitForMoves(act.tx, campusId);
          await checkLevelAbove(act.tx, structure.groupId, body.parentId, structure.id);
          if (body.parentId !== structure.parentId) await checkUnitsFree(act.tx, structure.id);
        }
        const rows = await act.tx
          .update(structures)
          .set({ order: structure.order, ...body })
          .where(eq(structures.id, structure.id))
          .returning();
        act.note('structure-changed', structure.id, whatChanged(structure, body));
        return toStructure(onlyRow(rows), campusId);
      }),
      removeStructure: write(async (act, { params }) => {
        const { structure } = await structureForStaff(act.tx, act.caller, params.id);
        await removeStructure(act, structure.id);
        return done;
      }),
    },
    deps,
  );

export const unitChangeRoutes = (deps: Deps) =>
  implement(
    unitChangesResource,
    {
      createRecord: write(async (act, { params, body }) => {
        const { structure, campusId } = await structureForStaff(act.tx, act.caller, params.id);
        await checkUnitAbove(act.tx, campusId, body.parentId);
        const values = { ...body, structureId: structure.id, campusId };
        const unit = onlyRow(await act.tx.insert(structureRecords).values(values).returning());
        act.note('structure-record-created', unit.id);
        return toUnit(unit);
      }),
      updateRecord: write(async (act, { params, body }) => {
        const record = await recordForStaff(act.tx, act.caller, params.id);
        if (body.parentId !== undefined) {
          await waitForMoves(act.tx, record.campusId);
          await checkUnitAbove(act.tx, record.campusId, body.parentId, record.id);
        }
        const rows = await act.tx
          .update(structureRecords)
          .set({ order: record.order, ...body })
          .where(eq(structureRecords.id, record.id))
          .returning();
        act.note('structure-record-changed', record.id, whatChanged(record, body));
        return toUnit(onlyRow(rows));
      }),
      removeRecord: write(async (act, { params }) => {
        const { id } = await recordForStaff(act.tx, act.caller, params.id);
        await removeRecord(act, id);
        return done;
      }),
    },
    deps,
  );
