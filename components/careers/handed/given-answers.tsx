import { useLocale } from 'next-intl';
import type { StoredAnswers } from '@/lib/contract/careers/vacancy-questions';
import { pickText } from '@/lib/i18n/pick';

interface GivenAnswersProps {
  answers: StoredAnswers;
  title: string;
  level: 'h2' | 'h3';
}

/** What an applicant answered to the questions of a vacancy; nothing where it asked none. */
export function GivenAnswers({ answers, title, level: Heading }: GivenAnswersProps) {
  const locale = useLocale();
  if (answers.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-2">
      <Heading className="text-lg">{title}</Heading>
      <dl className="grid gap-2">
        {answers.map(({ id, label, answer }) => (
          <div key={id}>
            <dt className="text-sm text-muted wrap-anywhere">{pickText(label, locale)}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{pickText(answer, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
