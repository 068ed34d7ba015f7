import { classGuardianCodesResource } from '@/lib/contract/school-day/class-guardian-codes';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireKeeperOf } from '@/backend/core/access/staff';
import { drawClassCodes, storeClassCodes } from '@/backend/features/school-day/services/class-guardian-codes';
import { readClasses } from '@/backend/features/school-day/services/school-classes';

export const classGuardianCodeRoutes = (deps: Deps) =>
  implement(
    classGuardianCodesResource,
    {
      make: write(
        // Drawn before the transaction: a sheet takes longer than rows may be held.
        async ({ params: { orgId, id }, body }, { caller }) => {
          await requireKeeperOf(deps.db, caller, orgId);
          const classes = await readClasses(deps.db, orgId);
          if (!classes.some(({ structureRecordId }) => structureRecordId === id)) throw notFound();
          return drawClassCodes(deps, caller, {
            schoolId: orgId,
            structureRecordId: id,
            locale: body.lang,
          });
        },
        async (act, { params }, drawn) => {
          await storeClassCodes(act, params.id, drawn);
          return { ...drawn.file, countTotal: drawn.codes.length, left: drawn.left };
        },
      ),
    },
    deps,
  );
