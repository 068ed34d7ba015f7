import { and, asc, count, eq, max } from 'drizzle-orm';
import { isFixedStep } from '@/lib/domain/admissions/applicant-steps';
import type { VacancyStep } from '@/lib/contract/careers/vacancy-work';
import type { Db } from '@/backend/db/client';
import { vacancies, vacancyApplications, vacancySteps } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';

interface StepTexts {
  name: string;
  nameNative: string;
  color: string;
}

/** An organization's own steps in their order, also those switched off. */
export async function readOwnSteps(
  db: Db,
  orgId: string,
): Promise<{ data: VacancyStep[]; countTotal: number }> {
  const rows = await db
    .select()
    .from(vacancySteps)
    .where(eq(vacancySteps.organizationId, orgId))
    .orderBy(asc(vacancySteps.order), asc(vacancySteps.key));
  const counts = await db
    .select({ status: vacancyApplications.status, value: count() })
    .from(vacancyApplications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId))
    .where(eq(vacancies.organizationId, orgId))
    .groupBy(vacancyApplications.status);
  const byStatus = new Map(counts.map(({ status, value }) => [status, value]));
  const data = rows.map(({ id, organizationId: _org, status, ...row }) => ({
    ...row,
    stepId: id,
    active: status,
    applicationCount: byStatus.get(row.key) ?? 0,
  }));
  return { data, countTotal: data.length };
}

/** @throws 409 where the key is taken, 422 for one of the fixed steps */
export async function addStep(
  act: Act,
  orgId: string,
  { key, ...texts }: StepTexts & { key: string },
): Promise<void> {
  if (isFixedStep(key)) throw invalid([{ path: 'key', code: 'taken' }]);
  const [last] = await act.tx
    .select({ value: max(vacancySteps.order) })
    .from(vacancySteps)
    .where(eq(vacancySteps.organizationId, orgId));
  const order = (last?.value ?? 0) + 1;
  const [row] = await act.tx
    .insert(vacancySteps)
    .values({ ...texts, key, order, organizationId: orgId, status: true })
    .onConflictDoNothing()
    .returning({ id: vacancySteps.id });
  if (!row) throw new Refusal(409, 'key-taken', 'A step has this key.');
  act.note('vacancy-step-added', row.id, { key });
}

/** @throws 404, 409 when a step is switched off that applications stand on */
export async function changeStep(
  act: Act,
  orgId: string,
  stepId: string,
  {
    active,
    ...texts
  }: { [Field in keyof StepTexts]?: string | undefined } & { active?: boolean | undefined },
): Promise<void> {
  const { data } = await readOwnSteps(act.tx, orgId);
  const step = data.find((each) => each.stepId === stepId);
  if (!step) throw notFound();
  if (active === false && step.applicationCount > 0)
    throw new Refusal(409, 'in-use', 'Applications stand on this step; move them first.');
  await act.tx
    .update(vacancySteps)
    .set({ order: step.order, ...texts, ...(active !== undefined && { status: active }) })
    .where(eq(vacancySteps.id, stepId));
  act.note('vacancy-step-changed', stepId, { key: step.key });
}

/** @throws 422 unless each own step is named once */
export async function orderSteps(act: Act, orgId: string, stepIds: readonly string[]): Promise<void> {
  const { data } = await readOwnSteps(act.tx, orgId);
  const named = new Set(stepIds);
  const isWhole = named.size === stepIds.length && data.length === stepIds.length;
  if (!isWhole || data.some(({ stepId }) => !named.has(stepId)))
    throw invalid([{ path: 'stepIds', code: 'name-each-once' }]);
  for (const [index, stepId] of stepIds.entries()) {
    const here = and(eq(vacancySteps.id, stepId), eq(vacancySteps.organizationId, orgId));
    await act.tx
      .update(vacancySteps)
      .set({ order: index + 1 })
      .where(here);
  }
  act.note('vacancy-steps-ordered', null, { count: stepIds.length });
}
