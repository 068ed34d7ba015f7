import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { UserAnswer } from '@/lib/contract/questions/user-answers';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { useWriterName } from './writer-name';
import { linkedText } from '@/lib/domain/questions/linked-text';

const linkStyle = 'font-medium text-accent-text underline underline-offset-4';

/** The words of an answer or a message. Links of new accounts stay text; those of others are not recommended by Sala. */
function PostText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {hasLinks
        ? linkedText(text).map(({ text: words, href }, index) =>
            href ? (
              <a key={index} href={href} rel="nofollow ugc noopener noreferrer" className={linkStyle}>
                {words}
              </a>
            ) : (
              words
            ),
          )
        : text}
    </p>
  );
}

/** Who answered, for whom and when; texts from `question`. */
function AnswerHead({ answer, isAccepted }: { answer: UserAnswer; isAccepted: boolean }) {
  const t = useTranslations('question');
  const locale = useLocale();
  const nameOf = useWriterName();
  const { author, forSchool, createdAt, editedAt } = answer;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span className="font-medium text-text">{nameOf(answer)}</span>
      {author?.role === 'staff' && !forSchool && <Badge tone="accent">{t('staff')}</Badge>}
      {forSchool && <Badge tone="accent">{t('forSchool', { school: pickText(forSchool, locale) })}</Badge>}
      {createdAt && <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>}
      {editedAt && <span>{t('edited')}</span>}
      {isAccepted && (
        <span className="flex items-center gap-1 font-medium text-success">
          <Icon name="circle-check-big" className="size-4" />
          {t('accepted')}
        </span>
      )}
    </p>
  );
}

interface AnswerItemProps {
  answer: UserAnswer;
  isAccepted: boolean;
  /** What a signed-in reader can do with it. */
  children?: ReactNode;
}

/** One answer as readers see it. */
export function AnswerItem({ answer, isAccepted, children }: AnswerItemProps) {
  return (
    <li
      id={`answer-${answer.userAnswerId}`}
      className={cn(
        'grid scroll-mt-24 gap-2.5 rounded-lg border bg-surface p-4',
        isAccepted ? 'border-success' : 'border-border',
      )}
    >
      <AnswerHead answer={answer} isAccepted={isAccepted} />
      <PostText text={answer.answer} hasLinks={answer.hasLinks} />
      {children}
    </li>
  );
}
