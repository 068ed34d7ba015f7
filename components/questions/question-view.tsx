import { useLocale, useTranslations } from 'next-intl';
import { Crumbs } from '@/components/kits/detail/crumbs';
import { ShareButton } from '@/components/schools/school/share-button';
import { PageTitle } from '@/components/ui/page-title';
import type { Question } from '@/lib/contract/questions/posts';
import type { UserAnswer } from '@/lib/contract/questions/user-answers';
import { formatDate } from '@/lib/domain/dates/dates';
import { siteOrigin } from '@/lib/env/public-settings';
import { localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { AnswerItem } from './answer-item';
import { inReadingOrder } from './answer-order';
import { CountView } from './count-view';
import { QuestionJsonLd } from './question-json-ld';
import { QuestionText } from './question-text';
import { SimilarList } from './similar-list';
import { ThreadSlot } from './thread-slot';
import { namedTags } from './tag-names';
import { useWriterName } from './writer-name';

interface QuestionViewProps {
  question: Question;
  answers: readonly UserAnswer[];
  similar: readonly { questionId: string; title: string; answerCount: number }[];
}

/** A question with its answers as everybody sees them, and the place of what a signed-in reader can do. */
export function QuestionView({ question, answers, similar }: QuestionViewProps) {
  const t = useTranslations('question');
  const locale = useLocale();
  const nameOf = useWriterName();
  const { questionId, title, description, hasLinks, createdAt, editedAt, acceptedAnswerId } = question;
  const page = href('/forum/answer/[id]', { id: questionId });
  const place = { organizationId: question.organizationId, subjectId: question.subjectId, questionId };
  return (
    <article className="grid max-w-3xl gap-6">
      <QuestionJsonLd question={question} answers={answers} locale={locale} />
      <div className="grid gap-4">
        <Crumbs
          trail={[
            { label: t('title'), href: href('/forum') },
            { label: title, href: page },
          ]}
        />
        <PageTitle className="wrap-anywhere">{title}</PageTitle>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
          <span className="font-medium text-text">{nameOf(question)}</span>
          <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>
          {editedAt && <span>{t('edited')}</span>}
        </p>
        {description && <QuestionText text={description} hasLinks={hasLinks} />}
        {question.tags.length > 0 && (
          <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
            {namedTags(question, locale).map(({ tag, label }) => (
              <li key={tag}>
                <Link href={href('/forum', undefined, { tags: tag })} prefetch={false} className="chip">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div>
          <ShareButton
            title={title}
            url={new URL(localizePath(page, locale), siteOrigin()).href}
            texts={{ action: t('share'), copied: t('copied'), failed: t('notCopied') }}
          />
        </div>
      </div>
      <CountView {...place} />
      <ThreadSlot place={place} texts={{ write: t('write'), heading: t('answersTitle') }}>
        {answers.length === 0 ? (
          <p className="text-muted">{t('noAnswers')}</p>
        ) : (
          <ul className="grid gap-4">
            {inReadingOrder(answers, acceptedAnswerId).map((answer) => (
              <AnswerItem
                key={answer.userAnswerId}
                answer={answer}
                isAccepted={answer.userAnswerId === acceptedAnswerId}
              />
            ))}
          </ul>
        )}
      </ThreadSlot>
      {similar.length > 0 && <SimilarList title={t('similar')} questions={similar} />}
    </article>
  );
}
