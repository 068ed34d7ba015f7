import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { takeAnswers } from '@/lib/device/waiting-calls';
import {
  answered,
  blockedSheet,
  markQueue,
  queuedMarks,
  type QueuedSheet,
  sentMarks,
  withSent,
} from './mark-queue';

const { response } = sheetsResource.endpoints.markAttendance;

/** Why a whole sheet was refused, as the service says it. */
const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? body.code
    : 'unknown';

/** Stores what the service has answered about a sheet, whoever sent it: a page or the worker. */
export function storeAnswer(
  owner: string,
  sheet: QueuedSheet,
  answer: { status: number; body: unknown },
): void {
  const queue = markQueue(owner);
  const parsed = answer.status < 300 ? response.safeParse(answer.body) : null;
  if (!parsed?.success) {
    queue.update((sheets) => blockedSheet(sheets, sheet, codeOf(answer.body)));
    return;
  }
  const { outcomes } = parsed.data;
  // First what was sent, then what waits no longer: a row never shows what it said before.
  sentMarks(owner).update((before) => withSent(before, sheet, outcomes, Date.now()));
  queue.update((sheets) => answered(sheets, sheet, outcomes));
}

/** Takes what the service worker was answered. @returns whether there was anything */
export async function takeMarkAnswers(owner: string): Promise<boolean> {
  const answers = await takeAnswers(owner);
  for (const { id, rows, status, body } of answers) {
    const marks = queuedMarks.safeParse(rows);
    const sheet = (markQueue(owner).read() ?? []).find(({ sessionId }) => sessionId === id);
    if (sheet && marks.success) storeAnswer(owner, { ...sheet, marks: marks.data }, { status, body });
  }
  return answers.length > 0;
}
