import type { WritingDeps } from '@/backend/deps';
import { runAct } from '@/backend/core/access/act';
import { dueInterviews, remindOfInterview } from '@/backend/features/careers/services/interviews';
import {
  organizationsWithSearches,
  tellOfNewVacancies,
} from '@/backend/features/careers/services/saved-searches';
import { runEvery } from '@/backend/jobs/run-every';

const batchMax = 200;

/** Reminds applicants of interviews a day before, each once in however many processes. @returns how many were due */
export async function remindOfInterviews(deps: WritingDeps): Promise<number> {
  const due = await dueInterviews(deps, batchMax);
  for (const { id } of due) await runAct(deps, { caller: null }, (act) => remindOfInterview(act, id));
  return due.length;
}

/** Tells of new vacancies, each once in however many processes. @returns how many were new */
export async function tellSearches(deps: WritingDeps): Promise<number> {
  let told = 0;
  for (const orgId of await organizationsWithSearches(deps))
    told += await runAct(deps, { caller: null }, (act) => tellOfNewVacancies(act, orgId));
  return told;
}

/** Looks now and then. @returns a function that stops it and waits for the current run. */
export const runHiring = (deps: WritingDeps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, {
    name: 'hiring',
    everyMs,
    run: async () => {
      await remindOfInterviews(deps);
      await tellSearches(deps);
    },
  });
