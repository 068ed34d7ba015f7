import type { ErrorBody } from '@/lib/contract/endpoint';
import { placeLimits } from '@/lib/domain/events/event-places';
import { trimAll } from '@/lib/domain/trim';
import type { eventAttendees } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { EventRow } from './find-event';
import { noticeFact } from '@/backend/features/notices/services/facts';

type Question = EventRow['questions'][number];
type Answers = (typeof eventAttendees.$inferSelect)['answers'];

/** What was answered, in both languages; null where it answers nothing that was asked. */
const read = ({ kind, choices }: Question, given: string) => {
  switch (kind) {
    case 'text':
      return given.length <= placeLimits.answerMax ? { en: given, km: given } : null;
    case 'yes-no':
      return given === 'yes' || given === 'no' ? noticeFact(`yesNo.${given}`) : null;
    case 'choice':
      return choices.find(({ en }) => en === given) ?? null;
  }
};

/**
 * The answers to the questions of an event as they are stored; answers to questions that are asked no more are left out.
 * @throws 422 at `answers.<id>` where an answer is missing or none of those offered
 */
export function readEventAnswers(
  questions: readonly Question[],
  given: Readonly<Record<string, string>>,
): Answers {
  const issues: NonNullable<ErrorBody['issues']> = [];
  const answers: Answers = [];
  for (const question of questions) {
    const { id, label, isRequired } = question;
    const typed = trimAll(given[id] ?? '');
    const answer = typed === '' ? null : read(question, typed);
    if (answer) answers.push({ id, label, answer });
    else if (typed !== '') issues.push({ path: `answers.${id}`, code: 'invalid-answer' });
    else if (isRequired) issues.push({ path: `answers.${id}`, code: 'required' });
  }
  if (issues.length > 0) throw invalid(issues);
  return answers;
}
