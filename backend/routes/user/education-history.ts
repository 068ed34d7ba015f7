import { and, eq } from 'drizzle-orm';
import {
  type EducationHistory,
  type EducationHistoryChange,
  educationHistoryResource,
  implausibleHistory,
} from '@/lib/contract/user/education-history';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { educationHistories } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { requireChanged, requireVersion } from '@/backend/require-version';
import { audit } from '@/backend/services/access/audit';
import { highSchoolIssues } from '@/backend/services/applicant/check-detail';
import { applyExamResult } from '@/backend/services/applicant/exam-result';

type Row = typeof educationHistories.$inferSelect;

const toHistory = (userId: string, row: Row | undefined): EducationHistory => ({
  userId,
  highSchools: row?.highSchools ?? [],
  nationalExam: row?.nationalExam ?? null,
  otherSchools: row?.otherSchools ?? [],
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt.toISOString() ?? null,
});

const find = async (db: Db, userId: string): Promise<Row | undefined> => {
  const [row] = await db.select().from(educationHistories).where(eq(educationHistories.userId, userId));
  return row;
};

/** @throws 422 for places, schools and days that cannot be */
const check = async (body: EducationHistoryChange, today: string) => {
  const places = (body.highSchools ?? []).map((each, index) =>
    highSchoolIssues(each, `highSchools.${index}`),
  );
  const issues = [...implausibleHistory(body, today), ...(await Promise.all(places)).flat()];
  if (issues.length > 0) throw invalid(issues);
};

/** On top of the version that was read; 0 stores the first one. @throws 412 */
const store = async (tx: Db, next: EducationHistory, at: Date): Promise<Row> => {
  const { userId, highSchools, nationalExam, otherSchools } = next;
  const values = { highSchools, nationalExam, otherSchools, version: next.version + 1, updatedAt: at };
  const rows =
    next.version === 0
      ? await tx
          .insert(educationHistories)
          .values({ userId, ...values })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(educationHistories)
          .set(values)
          .where(and(eq(educationHistories.userId, userId), eq(educationHistories.version, next.version)))
          .returning();
  return requireChanged(rows, 'education history');
};

export const educationHistoryRoutes = (deps: Deps) =>
  implement(
    educationHistoryResource,
    {
      get: async ({ params }) => toHistory(params.id, await find(deps.db, params.id)),
      update: async ({ params: { id }, body, version }, { caller, requestId }) => {
        const now = deps.clock.now();
        await check(body, dayInCambodia(now));
        const before = toHistory(id, await find(deps.db, id));
        requireVersion(before, version, 'education history');
        const row = await deps.db.transaction(async (tx) => {
          const stored = await store(tx, { ...before, ...body }, now);
          const exam = body.nationalExam;
          if (exam?.state === 'taken') await applyExamResult(deps, tx, id, exam, caller);
          const entry = { action: 'education-history-changed', actorId: caller.id, subject: id, requestId };
          await audit(deps, { ...entry, detail: { parts: Object.keys(body).join(',') } }, tx);
          return stored;
        });
        return toHistory(id, row);
      },
    },
    deps,
  );
