import { and, desc, eq, sql } from 'drizzle-orm';
import { ownVacanciesResource } from '@/lib/contract/careers/own-vacancies';
import { isVacancyShown } from '@/lib/domain/careers/vacancy-state';
import { savedVacancies, vacancies, vacancyApplications } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { savedVacanciesMax } from '@/backend/limits';
import { tellOfWithdrawnApplication } from '@/backend/features/careers/services/own-interviews';
import { todayOf } from '@/backend/features/careers/services/companies';

const savedBy = (userId: string, vacancyId: string) =>
  and(eq(savedVacancies.userId, userId), eq(savedVacancies.vacancyId, vacancyId));

export const ownVacancyRoutes = (deps: Deps) =>
  implement(
    ownVacanciesResource,
    {
      saved: async ({ params }) => {
        const rows = await deps.db
          .select()
          .from(savedVacancies)
          .where(eq(savedVacancies.userId, params.userId))
          .orderBy(desc(savedVacancies.createdAt), desc(savedVacancies.vacancyId));
        const data = rows.map(({ vacancyId, createdAt }) => ({
          vacancyId,
          createdAt: createdAt.toISOString(),
        }));
        return { data, countTotal: data.length };
      },
      save: write(async (act, { params }) => {
        const [row] = await act.tx.select().from(vacancies).where(eq(vacancies.id, params.vacancyId));
        if (!row || !isVacancyShown(row, todayOf(act.deps))) throw notFound('Vacancy not found.');
        const count = await act.tx.$count(savedVacancies, eq(savedVacancies.userId, act.caller.id));
        if (count >= savedVacanciesMax)
          throw new Refusal(409, 'too-many', 'You have saved too many vacancies.');
        await act.tx
          .insert(savedVacancies)
          .values({ userId: act.caller.id, vacancyId: row.id, createdAt: act.now })
          .onConflictDoNothing();
        return { ok: true as const };
      }),
      unsave: write(async (act, { params }) => {
        if ((await act.tx.$count(vacancies, eq(vacancies.id, params.vacancyId))) === 0)
          throw notFound('Vacancy not found.');
        await act.tx.delete(savedVacancies).where(savedBy(act.caller.id, params.vacancyId));
        return { ok: true as const };
      }),
      withdraw: write(async (act, { params }) => {
        const [vacancy] = await act.tx
          .select({ id: vacancies.id })
          .from(vacancies)
          .where(and(eq(vacancies.id, params.vacancyId), eq(vacancies.organizationId, params.orgId)));
        if (!vacancy) throw notFound('Vacancy not found.');
        const own = and(
          eq(vacancyApplications.vacancyId, vacancy.id),
          eq(vacancyApplications.userId, act.caller.id),
        );
        const [leaving] = await act.tx.select().from(vacancyApplications).where(own).for('update');
        if (leaving) await tellOfWithdrawnApplication(act, leaving.id);
        const [gone] = await act.tx
          .delete(vacancyApplications)
          .where(own)
          .returning({ id: vacancyApplications.id });
        if (!gone) throw notFound();
        // Nothing of it stays but that there was one.
        await act.tx
          .update(vacancies)
          .set({ withdrawnCount: sql`${vacancies.withdrawnCount} + 1` })
          .where(eq(vacancies.id, vacancy.id));
        act.note('vacancy-application-withdrawn', gone.id);
        return { ok: true as const };
      }),
    },
    deps,
  );
