import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { UserAnswer } from '@/lib/contract/questions/user-answers';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { useWriterName } from './writer-name';

/** Who answered, for whom and when; texts from `question`. */
export function AnswerHead({ answer, isAccepted }: { answer: UserAnswer; isAccepted: boolean }) {
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
