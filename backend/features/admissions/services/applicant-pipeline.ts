import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Step } from '@/lib/contract/admissions/applicant-shapes';
import type { Pipeline } from '@/lib/contract/admissions/pipeline';
import {
  acceptedStep,
  defaultApplicantSteps,
  pendingStep,
  rejectedStep,
  withdrawnStep,
} from '@/lib/domain/admissions/applicant-steps';
import { answerWithinDaysOf, answerWithinDaysSetting } from '@/lib/domain/schools/school-settings';
import { schoolConfigurations, schools } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import type { Desk } from '@/backend/core/access/applicant-access';
import { countBySchool } from './applicant-lists';
import { keptSchoolsOf } from './applicant-scope';
import { countOnCondition } from './count-on-condition';
import { stepOf, stepsOfSchools } from './applicant-views';

const decisionKeys: readonly string[] = [acceptedStep.key, rejectedStep.key, withdrawnStep.key];
/** Pending, then what schools put between, then the decision. */
const phaseOf = (key: string) => (key === pendingStep.key ? 0 : decisionKeys.includes(key) ? 2 : 1);

/** Steps of several schools as one list, equal keys once; a removed step stays while applications are in it. */
export const mergeSteps = (ofSchools: Step[], usedKeys: string[]): Step[] => {
  const byKey = new Map(defaultApplicantSteps.map((step): [string, Step] => [step.key, step]));
  for (const step of [...ofSchools, ...usedKeys.map((key) => stepOf(ofSchools, key))]) {
    if (!byKey.has(step.key)) byKey.set(step.key, step);
  }
  return [...byKey.values()]
    .toSorted((a, b) => phaseOf(a.key) - phaseOf(b.key) || a.order - b.order)
    .map((step, index) => ({ ...step, order: index + 1 }));
};

/** Counts of all applications to the schools of a desk, by step and by school, also the empty ones. */
export async function readPipeline(deps: Deps, desk: Desk): Promise<Pipeline> {
  const schoolIds = keptSchoolsOf(desk);
  const counted = await countBySchool(deps.db, { schoolIds });
  const sum = (rows: typeof counted) => rows.reduce((total, row) => total + row.value, 0);
  const [steps, names, onCondition] = await Promise.all([
    stepsOfSchools(deps.db, schoolIds),
    deps.db
      .select({
        schoolId: schools.id,
        name: schools.name,
        nameNative: schools.nameNative,
        status: schools.status,
        answerWithin: schoolConfigurations.value,
      })
      .from(schools)
      .leftJoin(
        schoolConfigurations,
        and(
          eq(schoolConfigurations.schoolId, schools.id),
          eq(schoolConfigurations.configId, answerWithinDaysSetting),
        ),
      )
      .where(inArray(schools.id, schoolIds))
      .orderBy(asc(schools.sortKeyKm), asc(schools.id)),
    countOnCondition(deps, { schoolIds }),
  ]);
  const merged = mergeSteps(
    [...steps.values()].flat(),
    counted.map((row) => row.status),
  );
  return {
    countAllData: sum(counted),
    countOnCondition: onCondition,
    steps: merged.map((step) => ({ ...step, count: sum(counted.filter((row) => row.status === step.key)) })),
    schools: names.map(({ status, answerWithin, ...row }) => {
      const ofSchool = counted.filter((each) => each.schoolId === row.schoolId);
      return {
        ...row,
        count: sum(ofSchool),
        countOpen: sum(ofSchool.filter(({ status }) => !decisionKeys.includes(status))),
        isOwn: true,
        decides: desk.schools.get(row.schoolId)?.decides ?? false,
        mayRegister: status === 'active',
        answerWithinDays: answerWithinDaysOf(answerWithin),
        stepKeys: (steps.get(row.schoolId) ?? []).map(({ key }) => key),
      };
    }),
  };
}
