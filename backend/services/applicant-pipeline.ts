import { and, asc, count, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Step } from '@/lib/contract/applicant/applicant-shapes';
import type { Pipeline } from '@/lib/contract/applicant/pipeline';
import { acceptedStep, defaultApplicantSteps, pendingStep, rejectedStep } from '@/lib/domain/applicant-steps';
import { applicantEvents, applicants, schools } from '../db/schema';
import type { Deps } from '../deps';
import { joinApplicants, stepOf, stepsOfSchools, toApplicants } from './applicant-views';

const waitingShown = 5;
const dayMs = 86_400_000;

/** When something last happened to an application: its last event, not the last correction of its data. */
const lastEventAt = sql<Date>`coalesce(max(${applicantEvents.at}), ${applicants.createdAt})`;

const decisionKeys: readonly string[] = [acceptedStep.key, rejectedStep.key];
/** Pending, then what schools put between, then the decision. */
const phaseOf = (key: string) => (key === pendingStep.key ? 0 : decisionKeys.includes(key) ? 2 : 1);

/** Steps of several schools as one row, equal keys once; a step that was removed stays while applications are in it. */
const mergeSteps = (ofSchools: Step[], usedKeys: string[]): Step[] => {
  const byKey = new Map(defaultApplicantSteps.map((step): [string, Step] => [step.key, step]));
  for (const step of [...ofSchools, ...usedKeys.map((key) => stepOf(ofSchools, key))]) {
    if (!byKey.has(step.key)) byKey.set(step.key, step);
  }
  return [...byKey.values()]
    .toSorted((a, b) => phaseOf(a.key) - phaseOf(b.key) || a.order - b.order)
    .map((step, index) => ({ ...step, order: index + 1 }));
};

const longestWaiting = async (deps: Deps, mayBeSeen: SQL | undefined): Promise<Pipeline['waiting']> => {
  const open = notInArray(applicants.status, [...decisionKeys]);
  const since = await deps.db
    .select({ id: applicants.id, at: lastEventAt.mapWith(applicantEvents.at) })
    .from(applicants)
    .leftJoin(applicantEvents, eq(applicantEvents.applicantId, applicants.id))
    .where(and(mayBeSeen, open))
    .groupBy(applicants.id)
    .orderBy(asc(lastEventAt), asc(applicants.id))
    .limit(waitingShown);
  if (since.length === 0) return [];
  const ids = since.map((row) => row.id);
  const rows = await toApplicants(deps.db, await joinApplicants(deps.db).where(inArray(applicants.id, ids)));
  const byId = new Map(rows.map((row) => [row.applicantId, row]));
  return since.flatMap(({ id, at }) => {
    const row = byId.get(id);
    const waitingDays = Math.max(0, Math.floor((deps.clock.now().getTime() - at.getTime()) / dayMs));
    return row ? [{ ...row, waitingDays }] : [];
  });
};

/** Counts of all applications that may be seen, by step and by school; all schools of the caller, empty ones too. */
export async function readPipeline(
  deps: Deps,
  schoolIds: string[],
  mayBeSeen: SQL | undefined,
): Promise<Pipeline> {
  const counted = await deps.db
    .select({ schoolId: applicants.schoolId, status: applicants.status, value: count() })
    .from(applicants)
    .where(mayBeSeen)
    .groupBy(applicants.schoolId, applicants.status);
  const seenIds = [...new Set([...schoolIds, ...counted.map((row) => row.schoolId)])];
  const sum = (rows: typeof counted) => rows.reduce((total, row) => total + row.value, 0);
  const [steps, names, waiting] = await Promise.all([
    stepsOfSchools(deps.db, seenIds),
    deps.db
      .select({ schoolId: schools.id, name: schools.name, nameNative: schools.nameNative })
      .from(schools)
      .where(inArray(schools.id, seenIds))
      .orderBy(asc(schools.sortKeyKm), asc(schools.id)),
    longestWaiting(deps, mayBeSeen),
  ]);
  const merged = mergeSteps(
    [...steps.values()].flat(),
    counted.map((row) => row.status),
  );
  return {
    countAllData: sum(counted),
    steps: merged.map((step) => ({ ...step, count: sum(counted.filter((row) => row.status === step.key)) })),
    schools: names.map((row) => ({
      ...row,
      count: sum(counted.filter((each) => each.schoolId === row.schoolId)),
    })),
    waiting,
  };
}
