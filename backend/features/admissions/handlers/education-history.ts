import { eq } from 'drizzle-orm';
import {
  type EducationHistory,
  type EducationHistoryChange,
  educationHistoryResource,
  implausibleHistory,
  unlikeLastSchool,
} from '@/lib/contract/admissions/education-history';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { educationHistories } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireChanged } from '@/backend/require-version';
import type { Act } from '@/backend/core/access/act';
import { highSchoolIssues } from '@/backend/features/admissions/services/check-detail';
import { declareExam } from '@/backend/features/admissions/services/exam-result';

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
const check = async (body: EducationHistoryChange, before: EducationHistory, today: string) => {
  const places = (body.highSchools ?? []).map((each, index) =>
    highSchoolIssues(each, `highSchools.${index}`),
  );
  const isAboutExam = body.highSchools !== undefined || body.nationalExam !== undefined;
  const unlike = isAboutExam ? unlikeLastSchool({ ...before, ...body }) : [];
  const issues = [...implausibleHistory(body, today), ...unlike, ...(await Promise.all(places)).flat()];
  if (issues.length > 0) throw invalid(issues);
};

/** On top of the version that was read; 0 stores the first one. @throws 412 */
const store = async (act: Act, next: EducationHistory): Promise<Row> => {
  const { userId, highSchools, nationalExam, otherSchools } = next;
  const values = { highSchools, nationalExam, otherSchools, updatedAt: act.now };
  if (next.version > 0) return act.bump(educationHistories, next, values);
  const first = await act.tx
    .insert(educationHistories)
    .values({ userId, ...values })
    .onConflictDoNothing()
    .returning();
  return requireChanged(first, 'education history');
};

export const educationHistoryRoutes = (deps: Deps) =>
  implement(
    educationHistoryResource,
    {
      get: async ({ params }) => toHistory(params.id, await find(deps.db, params.id)),
      update: write(async (act, { params: { id }, body }) => {
        const before = toHistory(id, await find(act.tx, id));
        await check(body, before, dayInCambodia(act.now));
        act.requireVersion(before);
        const stored = await store(act, { ...before, ...body });
        if (body.nationalExam?.state === 'taken') await declareExam(act, id, body.nationalExam);
        act.note('education-history-changed', id, { parts: Object.keys(body).join(',') });
        return toHistory(id, stored);
      }),
    },
    deps,
  );
