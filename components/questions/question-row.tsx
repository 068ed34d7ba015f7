import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Question } from '@/lib/contract/questions/posts';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { namedTags } from './tag-names';
import { useWriterName } from './writer-name';

/** Signs of Markdown that two lines of it would show. */
const withoutSigns = (text: string) => text.replaceAll(/[*_`#>~]|\]\([^)]*\)|[[\]]/g, '');

/** A question in a list, for server and client components; texts from `question`. */
export function QuestionRow({ question }: { question: Question }) {
  const t = useTranslations('question');
  const locale = useLocale();
  const nameOf = useWriterName();
  const { questionId, title, description, answerCount, lastAnsweredAt, usefulCount, acceptedAnswerId } =
    question;
  const tone = acceptedAnswerId ? 'text-success' : answerCount > 0 ? 'text-text' : 'text-warning';
  return (
    <article className="relative grid gap-x-5 gap-y-1 px-3 py-2.5 hover:bg-sunken sm:p-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">
          <Link href={href('/forum/answer/[id]', { id: questionId })} className="card-link">
            {title}
          </Link>
        </h2>
        {description && (
          <p className="line-clamp-1 text-sm text-muted wrap-anywhere max-sm:hidden">
            {withoutSigns(description)}
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted max-sm:hidden">
          {namedTags(question, locale).map(({ tag, label }) => (
            <Badge key={tag} className="max-w-full truncate max-sm:hidden">
              {label}
            </Badge>
          ))}
          <span>{nameOf(question)}</span>
          <time dateTime={question.createdAt}>{formatDate(question.createdAt, locale)}</time>
        </p>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm sm:flex-col">
        <span className={`flex items-center gap-1 font-semibold ${tone}`}>
          {acceptedAnswerId && <Icon name="circle-check-big" className="size-4 shrink-0" />}
          {t('answers', { count: answerCount })}
        </span>
        {acceptedAnswerId && <span className="sr-only">{t('accepted')}</span>}
        <time dateTime={question.createdAt} className="text-muted sm:hidden">
          {formatDate(question.createdAt, locale)}
        </time>
        {lastAnsweredAt && (
          <span className="text-muted max-sm:hidden">
            {t('lastAnswer', { day: formatDate(lastAnsweredAt, locale) })}
          </span>
        )}
        {usefulCount > 0 && (
          <span className="text-muted max-sm:hidden">{t('useful', { count: usefulCount })}</span>
        )}
      </p>
    </article>
  );
}
