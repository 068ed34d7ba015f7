import type { Deps } from '@/backend/deps';
import { checkClock } from './check-clock';
import { checkStorage } from './check-storage';
import { bad, type Finding, reasonOf } from './finding';

/** What is wrong with the clock and the files of a process that has just started; it runs on all the same. */
export async function startProblems(deps: Deps): Promise<Finding[]> {
  const { S3_ENDPOINT, SMS_GATEWAY_URL } = deps.env;
  const found = await Promise.all([
    checkClock(deps, { S3_ENDPOINT, SMS_GATEWAY_URL }).catch((error: unknown) =>
      bad('clock', `Not compared: ${reasonOf(error)}`),
    ),
    checkStorage(deps),
  ]);
  return found.flat().filter(({ state }) => state !== 'good');
}
