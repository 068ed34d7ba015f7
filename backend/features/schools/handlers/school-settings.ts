import { and, asc, eq } from 'drizzle-orm';
import { schoolSettingsResource } from '@/lib/contract/schools/school-settings';
import { isFixedStep } from '@/lib/domain/admissions/applicant-steps';
import { applicants, applicantSteps, schoolConfigurations } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { onlyRow } from '@/backend/db/only-row';
import { markChecked } from '@/backend/features/schools/services/school-checks';
import { requireKeeperOf, requireStaffOf } from '@/backend/core/access/staff';
import { whatChanged } from '@/backend/core/access/what-changed';

const toStep = ({ id, ...row }: typeof applicantSteps.$inferSelect) => ({ applicantStepId: id, ...row });

const findStep = async (db: Db, schoolId: string, id: string) => {
  const [row] = await db
    .select()
    .from(applicantSteps)
    .where(and(eq(applicantSteps.id, id), eq(applicantSteps.schoolId, schoolId)));
  if (!row) throw notFound();
  return row;
};

const done = { ok: true as const };

export const schoolSettingRoutes = (deps: Deps) =>
  implement(
    schoolSettingsResource,
    {
      check: write(async (act, { params }) => {
        await requireKeeperOf(act.tx, act.caller, params.id);
        await markChecked(act, params.id);
        act.note('school-checked', params.id);
        return done;
      }),
      steps: async ({ params }, { caller }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const rows = await deps.db
          .select()
          .from(applicantSteps)
          .where(eq(applicantSteps.schoolId, params.id))
          .orderBy(asc(applicantSteps.order), asc(applicantSteps.key));
        return { data: rows.map(toStep), countTotal: rows.length };
      },
      createStep: write(async (act, { params, body }) => {
        await requireStaffOf(act.tx, act.caller.id, params.id);
        if (isFixedStep(body.key)) throw invalid([{ path: 'key', code: 'fixed-step' }]);
        const values = { ...body, schoolId: params.id };
        const [row] = await act.tx.insert(applicantSteps).values(values).onConflictDoNothing().returning();
        if (!row) throw new Refusal(409, 'key-taken', 'The school has a step with this key.');
        act.note('applicant-step-created', row.id);
        return toStep(row);
      }),
      updateStep: write(async (act, { params, body }) => {
        await requireStaffOf(act.tx, act.caller.id, params.id);
        const step = await findStep(act.tx, params.id, params.stepId);
        const rows = await act.tx
          .update(applicantSteps)
          .set({ status: step.status, ...body })
          .where(eq(applicantSteps.id, step.id))
          .returning();
        act.note('applicant-step-changed', step.id, whatChanged(step, body));
        return toStep(onlyRow(rows));
      }),
      removeStep: write(async (act, { params }) => {
        await requireStaffOf(act.tx, act.caller.id, params.id);
        const step = await findStep(act.tx, params.id, params.stepId);
        const inIt = and(eq(applicants.schoolId, params.id), eq(applicants.status, step.key));
        if ((await act.tx.$count(applicants, inIt)) > 0)
          throw new Refusal(409, 'in-use', 'Applications are in this step; move them first.');
        await act.tx.delete(applicantSteps).where(eq(applicantSteps.id, step.id));
        act.note('applicant-step-removed', step.id);
        return done;
      }),
      configurations: async ({ params }, { caller }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const data = await deps.db
          .select()
          .from(schoolConfigurations)
          .where(eq(schoolConfigurations.schoolId, params.id))
          .orderBy(asc(schoolConfigurations.configId));
        return { data, countTotal: data.length };
      },
      setConfiguration: write(async (act, { params, body }) => {
        await requireStaffOf(act.tx, act.caller.id, params.id);
        const { value, isPublic, configId } = body;
        const own = and(
          eq(schoolConfigurations.schoolId, params.id),
          eq(schoolConfigurations.configId, configId),
        );
        const [before = {}] = await act.tx.select().from(schoolConfigurations).where(own);
        const rows = await act.tx
          .insert(schoolConfigurations)
          .values({ ...body, schoolId: params.id })
          .onConflictDoUpdate({
            target: [schoolConfigurations.schoolId, schoolConfigurations.configId],
            set: { value, isPublic },
          })
          .returning();
        act.note('school-setting-changed', params.id, {
          configId,
          ...whatChanged(before, { value, isPublic }),
        });
        return onlyRow(rows);
      }),
      removeConfiguration: write(async (act, { params, body: { configId } }) => {
        await requireStaffOf(act.tx, act.caller.id, params.id);
        const { schoolId, configId: key } = schoolConfigurations;
        await act.tx.delete(schoolConfigurations).where(and(eq(schoolId, params.id), eq(key, configId)));
        act.note('school-setting-removed', params.id);
        return done;
      }),
    },
    deps,
  );
