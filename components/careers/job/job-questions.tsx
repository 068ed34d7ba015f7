import { useTranslations } from 'next-intl';
import { QuestionField } from '@/components/events/career-event/question-field';
import type { JobPlace } from './job-apply-slot';

/** What the employer asks; the fields are `answers.<id>`. */
export function JobQuestions({ questions }: Pick<JobPlace, 'questions'>) {
  const t = useTranslations('jobApply.questions');
  return questions.map((question) => (
    <QuestionField
      key={question.id}
      question={question}
      texts={{ choose: t('choose'), yes: t('yes'), no: t('no') }}
    />
  ));
}

type Typed = Record<string, string | null | undefined>;

/** The answers as the call takes them; which must be given says the server at their fields. */
export const sentAnswers = (typed: Typed): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).map(([id, answer]) => [id, answer ?? '']));
