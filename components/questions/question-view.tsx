import { useLocale, useTranslations } from 'next-intl';
import { Crumbs } from '@/components/kits/detail/crumbs';
import { ShareButton } from '@/components/schools/school/share-button';
import { PageTitle } from '@/components/ui/page-title';
import type { Question } from '@/lib/contract/questions/posts';
import type { UserAnswer } from '@/lib/contract/questions/user-answers';
import { formatDate } from '@/lib/domain/dates/dates';
import { siteOrigin } from '@/lib/env/public-settings';
import { localizePath, type Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { AnswerItem } from './answer-item';
import { inReadingOrder } from './answer-order';
import { CountView } from './count-view';
import { SimilarList } from './similar-list';
import { ThreadSlot } from './thread-slot';
import { namedTags } from './tag-names';
import { useWriterName } from './writer-name';
import { JsonLd } from '@/components/ui/json-ld';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { joinCompounds } from '@/lib/domain/khmer/compounds';

const linkStyle = 'font-medium text-accent-text underline underline-offset-4';

/** Below the title of the page, and without pictures. */
const plain: Components = {
  a: ({ children }) => <>{children}</>,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  img: ({ alt }) => <>{alt}</>,
};
const linked: Components = {
  ...plain,
  a: ({ href = '', children }) => (
    <a href={href} className={linkStyle} rel="nofollow ugc noopener noreferrer">
      {children}
    </a>
  ),
};

/** What somebody wrote about a question, as Markdown. HTML in it is shown as text. */
function QuestionText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  return (
    <div className="markdown wrap-anywhere">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={hasLinks ? linked : plain}>
        {joinCompounds(text)}
      </ReactMarkdown>
    </div>
  );
}

interface QuestionJsonLdProps {
  question: Question;
  answers: readonly UserAnswer[];
  locale: Locale;
}

/** The question in schema.org's format, once it has an answer; names as readers see them. */
function QuestionJsonLd({ question, answers, locale }: QuestionJsonLdProps) {
  const nameOf = useWriterName();
  if (answers.length === 0) return null;
  const { questionId, title, description, createdAt, usefulCount, acceptedAnswerId } = question;
  const page = localizePath(href('/forum/answer/[id]', { id: questionId }), locale);
  const url = new URL(page, siteOrigin()).href;
  const factsOf = (answer: UserAnswer) => ({
    '@type': 'Answer',
    text: answer.answer,
    ...(answer.createdAt && { datePublished: answer.createdAt }),
    upvoteCount: answer.usefulCount,
    url: `${url}#answer-${answer.userAnswerId}`,
    author: { '@type': 'Person', name: nameOf(answer) },
  });
  const accepted = answers.find(({ userAnswerId }) => userAnswerId === acceptedAnswerId);
  const others = answers.filter((answer) => answer !== accepted);
  return (
    <JsonLd
      data={{
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: title,
          text: description || title,
          answerCount: answers.length,
          upvoteCount: usefulCount,
          datePublished: createdAt,
          author: { '@type': 'Person', name: nameOf(question) },
          ...(accepted && { acceptedAnswer: factsOf(accepted) }),
          ...(others.length > 0 && { suggestedAnswer: others.map(factsOf) }),
        },
      }}
    />
  );
}

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
