import { and, eq } from 'drizzle-orm';
import { issuedPapersResource } from '@/lib/contract/school-day/issued-papers';
import { issuedPapers, students } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireStudentReader } from '@/backend/core/access/school-life';
import { isKeeperOf, requireKeeperOf } from '@/backend/core/access/staff';
import {
  listPapers,
  papersOfSchool,
  type PaperRow,
} from '@/backend/features/school-day/services/issued-paper-views';
import { issuePapers, reissuePaper, revokePaper } from '@/backend/features/school-day/services/issue-papers';
import { openPaper, printReports } from '@/backend/features/school-day/services/paper-files';
import { viewsOfGuardian } from '@/backend/core/access/guardians-of';

/** A paper for its student, a guardian who sees papers, and the school. @throws 404 for everybody else */
const findReadable = async (
  deps: Deps,
  caller: Caller,
  { orgId, paperId }: { orgId: string; paperId: string },
): Promise<{ row: PaperRow; ownerId: string }> => {
  const [found] = await deps.db
    .select({ row: issuedPapers, student: students })
    .from(issuedPapers)
    .innerJoin(students, eq(students.id, issuedPapers.studentId))
    .where(and(eq(issuedPapers.id, paperId), eq(issuedPapers.schoolId, orgId)));
  if (!found) throw notFound();
  const { row, student } = found;
  const isReader =
    student.userId === caller.id ||
    (await isKeeperOf(deps.db, caller, orgId)) ||
    (await viewsOfGuardian(deps.db, caller.id, student.id)).includes('papers');
  if (!isReader) throw notFound();
  return { row, ownerId: student.userId ?? student.id };
};

export const issuedPaperRoutes = (deps: Deps) =>
  implement(
    issuedPapersResource,
    {
      issue: write(async (act, { params, body }) => {
        await requireKeeperOf(act.tx, act.caller, params.orgId);
        const data = await issuePapers(act, params.orgId, body);
        return { data, countTotal: data.length };
      }),
      printReports: async ({ params, query }, { caller }) => {
        await requireKeeperOf(deps.db, caller, params.orgId);
        return printReports(deps, caller.id, params.orgId, query);
      },
      listOfOrganization: async ({ params, query }, { caller }) => {
        await requireKeeperOf(deps.db, caller, params.orgId);
        return listPapers(deps, papersOfSchool(params.orgId, query), query);
      },
      listOfStudent: async ({ params, query }, { caller }) => {
        const { student } = await requireStudentReader(deps.db, caller, params, 'papers');
        return listPapers(deps, eq(issuedPapers.studentId, student.id), query);
      },
      revoke: write(async (act, { params, body }) => {
        await requireKeeperOf(act.tx, act.caller, params.orgId);
        return revokePaper(act, params.orgId, params.paperId, body.reason);
      }),
      reissue: write(async (act, { params }) => {
        await requireKeeperOf(act.tx, act.caller, params.orgId);
        return reissuePaper(act, params.orgId, params.paperId);
      }),
      file: async ({ params }, scope) => {
        const { row, ownerId } = await findReadable(deps, scope.caller, params);
        return openPaper(scope, row, ownerId);
      },
    },
    deps,
  );
