import { and, asc, eq } from 'drizzle-orm';
import { schoolSettingsResource } from '@/lib/contract/academic/school-settings';
import { isFixedStep } from '@/lib/domain/applications/applicant-steps';
import { applicants, applicantSteps, schoolConfigurations } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { addOnRecord, onlyRow, onRecord } from '@/backend/services/access/on-record';
import { markChecked } from '@/backend/services/academic/school-checks';
import { requireKeeperOf, requireStaffOf } from '@/backend/services/access/staff';

const toStep = ({ id, ...row }: typeof applicantSteps.$inferSelect) => ({ applicantStepId: id, ...row });

const findStep = async ({ db }: Deps, schoolId: string, id: string) => {
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
      check: async ({ params }, { caller, requestId }) => {
        await requireKeeperOf(deps.db, caller, params.id);
        await onRecord(deps, { action: 'school-checked', caller, requestId }, params.id, (tx) =>
          markChecked(deps, tx, params.id, caller),
        );
        return done;
      },
      steps: async ({ params }, { caller }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const rows = await deps.db
          .select()
          .from(applicantSteps)
          .where(eq(applicantSteps.schoolId, params.id))
          .orderBy(asc(applicantSteps.order), asc(applicantSteps.key));
        return { data: rows.map(toStep), countTotal: rows.length };
      },
      createStep: async ({ params, body }, { caller, requestId, idempotencyKey: key }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        if (isFixedStep(body.key)) throw invalid([{ path: 'key', code: 'fixed-step' }]);
        const values = { ...body, schoolId: params.id };
        const deed = { action: 'applicant-step-created', caller, requestId, key, body: values };
        const row = await addOnRecord(deps, deed, async (tx) => {
          const rows = await tx.insert(applicantSteps).values(values).onConflictDoNothing().returning();
          if (rows.length === 0) throw new Refusal(409, 'key-taken', 'The school has a step with this key.');
          return rows;
        });
        return toStep(row);
      },
      updateStep: async ({ params, body }, { caller, requestId }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const step = await findStep(deps, params.id, params.stepId);
        const deed = { action: 'applicant-step-changed', caller, requestId };
        const rows = await onRecord(deps, deed, step.id, (tx) =>
          tx
            .update(applicantSteps)
            .set({ status: step.status, ...body })
            .where(eq(applicantSteps.id, step.id))
            .returning(),
        );
        return toStep(onlyRow(rows));
      },
      removeStep: async ({ params }, { caller, requestId }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const step = await findStep(deps, params.id, params.stepId);
        const deed = { action: 'applicant-step-removed', caller, requestId };
        await onRecord(deps, deed, step.id, async (tx) => {
          const inIt = and(eq(applicants.schoolId, params.id), eq(applicants.status, step.key));
          if ((await tx.$count(applicants, inIt)) > 0)
            throw new Refusal(409, 'in-use', 'Applications are in this step; move them first.');
          await tx.delete(applicantSteps).where(eq(applicantSteps.id, step.id));
        });
        return done;
      },
      configurations: async ({ params }, { caller }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const data = await deps.db
          .select()
          .from(schoolConfigurations)
          .where(eq(schoolConfigurations.schoolId, params.id))
          .orderBy(asc(schoolConfigurations.configId));
        return { data, countTotal: data.length };
      },
      setConfiguration: async ({ params, body }, { caller, requestId }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const { value, isPublic } = body;
        const deed = { action: 'school-setting-changed', caller, requestId };
        const rows = await onRecord(deps, deed, params.id, (tx) =>
          tx
            .insert(schoolConfigurations)
            .values({ ...body, schoolId: params.id })
            .onConflictDoUpdate({
              target: [schoolConfigurations.schoolId, schoolConfigurations.configId],
              set: { value, isPublic },
            })
            .returning(),
        );
        return onlyRow(rows);
      },
      removeConfiguration: async ({ params, body }, { caller, requestId }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const { configId } = body;
        const deed = { action: 'school-setting-removed', caller, requestId };
        const here = and(
          eq(schoolConfigurations.schoolId, params.id),
          eq(schoolConfigurations.configId, configId),
        );
        await onRecord(deps, deed, params.id, (tx) => tx.delete(schoolConfigurations).where(here));
        return done;
      },
    },
    deps,
  );
