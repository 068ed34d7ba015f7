import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

interface SimilarListProps {
  title: string;
  questions: readonly { questionId: string; title: string; answerCount: number }[];
}

/** Questions that ask about the same. */
export function SimilarList({ title, questions }: SimilarListProps) {
  const t = useTranslations('question');
  return (
    <section aria-labelledby="similar-questions" className="mt-8">
      <h2 id="similar-questions" className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 grid gap-1">
        {questions.map(({ questionId, title: words, answerCount }) => (
          <li key={questionId} className="py-1.5">
            <Link
              href={href('/forum/answer/[id]', { id: questionId })}
              className="font-medium text-accent-text underline underline-offset-4 wrap-anywhere"
            >
              {words}
            </Link>{' '}
            <span className="text-sm text-muted">{t('answers', { count: answerCount })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
