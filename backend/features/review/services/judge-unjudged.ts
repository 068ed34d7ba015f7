import { asc, eq, lt } from 'drizzle-orm';
import { jobRulesVersion } from '@/lib/domain/careers/job-safety';
import { companies, vacancies } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { judgedAtOnce } from '@/backend/limits';
import { type AnyAct, runAct } from '@/backend/core/access/act';
import { tellAuthor } from './read-subject';
import { subjectHandlers } from './subjects';
import { todayOf } from '@/backend/features/careers/services/companies';
import { judgeVacancy } from '@/backend/features/careers/services/judge-vacancy';

/** One process takes each row. @returns how many there were */
const judgeSome = async (act: AnyAct): Promise<number> => {
  const rows = await act.tx
    .select()
    .from(vacancies)
    .where(lt(vacancies.judgedBy, jobRulesVersion))
    .orderBy(asc(vacancies.id))
    .limit(judgedAtOnce)
    .for('update', { skipLocked: true });
  for (const row of rows) {
    const [company] = row.companyId
      ? await act.tx.select().from(companies).where(eq(companies.id, row.companyId))
      : [];
    const judged = await judgeVacancy(act, row, { company: company ?? null, before: row });
    await act.tx.update(vacancies).set(judged).where(eq(vacancies.id, row.id));
    if (row.status !== 'open' || !judged.stoppedAt) continue;
    act.note('review-held', row.id, { kind: 'vacancy', flags: judged.flags.map(({ key }) => key).join(',') });
    const [subject] = await subjectHandlers.vacancy.read(act.tx, [row.id], todayOf(act.deps));
    if (subject) await tellAuthor(act, subject, { became: 'held' });
  }
  return rows.length;
};

/** Judges what the present rules have not: vacancies from before them, and those that came in past the desk. */
export async function judgeUnjudged(deps: Deps): Promise<number> {
  let total = 0;
  for (;;) {
    const many = await runAct(deps, { caller: null }, judgeSome);
    total += many;
    if (many < judgedAtOnce) return total;
  }
}
