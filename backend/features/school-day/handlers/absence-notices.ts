import { absenceNoticesResource } from '@/lib/contract/school-day/absence-notices';
import type { Db } from '@/backend/db/client';
import type { Caller, Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireStudentReader, requireWorkAt } from '@/backend/core/access/school-life';
import { finishNamed } from '@/backend/core/files/upload-files';
import {
  addAbsencePaper,
  announceAbsence,
  takeAbsenceBack,
} from '@/backend/features/school-day/services/absence-changes';
import { listAbsences, listAbsencesOfDay } from '@/backend/features/school-day/services/absence-views';

const readerOf = (db: Db, caller: Caller, path: { orgId: string; id: string }) =>
  requireStudentReader(db, caller, path, 'attendance');

const named = (paperKey: string | null): Record<string, string> => (paperKey ? { paperKey } : {});

export const absenceNoticeRoutes = (deps: Deps) =>
  implement(
    absenceNoticesResource,
    {
      list: async ({ params }, { caller }) => listAbsences(deps, await readerOf(deps.db, caller, params)),
      announce: write(
        ({ body }, { caller }) => finishNamed(deps, caller.id, named(body.paperKey)),
        async (act, { params, body }) =>
          announceAbsence(act, await readerOf(act.tx, act.caller, params), body),
      ),
      addPaper: write(
        ({ body }, { caller }) => finishNamed(deps, caller.id, named(body.paperKey)),
        async (act, { params, body }) => {
          const reader = await readerOf(act.tx, act.caller, params);
          return addAbsencePaper(act, reader, params.absenceId, body.paperKey);
        },
      ),
      takeBack: write(async (act, { params }) => {
        const reader = await readerOf(act.tx, act.caller, params);
        return takeAbsenceBack(act, reader, params.absenceId);
      }),
      listOfOrganization: async ({ params: { orgId }, query }, { caller }) => {
        const work = await requireWorkAt(deps.db, caller, orgId);
        return listAbsencesOfDay(deps, orgId, query, work === 'office' ? null : caller.id);
      },
    },
    deps,
  );
