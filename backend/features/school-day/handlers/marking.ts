import { markingResource } from '@/lib/contract/school-day/marking';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { findSchool } from '@/backend/core/access/find-school';
import { requireKeeperOf } from '@/backend/core/access/staff';
import { readAverages, readScale, setScale } from '@/backend/features/school-day/services/grading';
import { readClasses } from '@/backend/features/school-day/services/school-classes';
import { readTermLocks, setTermLock } from '@/backend/features/school-day/services/term-locks';
import { heavyWork } from '@/backend/work/heavy-work';

export const markingRoutes = (deps: Deps) =>
  implement(
    markingResource,
    {
      locks: async ({ params: { orgId } }, { caller }) => {
        await requireKeeperOf(deps.db, caller, orgId);
        return readTermLocks(deps.db, orgId);
      },
      lock: write(async (act, { params: { orgId }, body: { locked, reason, ...term } }) => {
        await requireKeeperOf(act.tx, act.caller, orgId);
        await setTermLock(act, { schoolId: orgId, ...term }, locked, reason);
        return readTermLocks(act.tx, orgId);
      }),
      scale: async ({ params: { orgId } }) => {
        const school = await findSchool(deps.db, orgId);
        const { steps, ...scale } = await readScale(deps.db, school.id);
        return { ...scale, steps: [...steps] };
      },
      setScale: write(async (act, { params: { orgId }, body }) => {
        await requireKeeperOf(act.tx, act.caller, orgId);
        const { steps, ...scale } = await setScale(act, orgId, body);
        return { ...scale, steps: [...steps] };
      }),
      averages: async ({ params: { orgId, id }, query }, { caller }) => {
        await requireKeeperOf(deps.db, caller, orgId);
        const classes = await readClasses(deps.db, orgId);
        if (!classes.some(({ structureRecordId }) => structureRecordId === id)) throw notFound();
        const term = { schoolId: orgId, structureRecordId: id, ...query };
        return heavyWork.marks.take(caller.id, () => readAverages(deps.db, term, deps.clock.now()));
      },
    },
    deps,
  );
