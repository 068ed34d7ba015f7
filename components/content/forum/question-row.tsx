import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Question } from '@/lib/contract/qa/posts';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { useWriterName } from './writer-name';

/** Signs of Markdown that two lines of it would show. */
const withoutSigns = (text: string) => text.replaceAll(/[*_`#>~]|\]\([^)]*\)|[[\]]/g, '');

/** A question in a list, for server and client components; texts from `question`. */
export function QuestionCard({ question }: { question: Question }) {
  const t = useTranslations('question');
  const locale = useLocale();
  const nameOf = useWriterName();
  const { questionId, title, description, tags, answerCount, usefulCount, acceptedAnswerId } = question;
  return (
    <article className="card card-pressable relative flex h-full flex-col p-4">
      <h2 className="text-lg font-semibold wrap-anywhere">
        <Link href={href('/forum/answer/[id]', { id: questionId })} className="card-link">
          {title}
        </Link>
      </h2>
      {description && (
        <p className="mt-1 line-clamp-2 text-muted wrap-anywhere">{withoutSigns(description)}</p>
      )}
      {tags.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <Badge key={tag} className="max-w-full truncate">
              {tag}
            </Badge>
          ))}
        </p>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-3 text-sm text-muted">
        <span className={answerCount > 0 ? 'font-medium text-text' : 'font-medium text-warning'}>
          {t('answers', { count: answerCount })}
        </span>
        {acceptedAnswerId && (
          <span className="flex items-center gap-1 text-success">
            <Icon name="circle-check-big" className="size-4" />
            {t('accepted')}
          </span>
        )}
        {usefulCount > 0 && <span>{t('useful', { count: usefulCount })}</span>}
        <span>{nameOf(question)}</span>
        <time dateTime={question.createdAt}>{formatDate(question.createdAt, locale)}</time>
      </p>
    </article>
  );
}
