import { JsonLd } from '@/components/ui/json-ld';
import type { Question } from '@/lib/contract/questions/posts';
import type { UserAnswer } from '@/lib/contract/questions/user-answers';
import { siteOrigin } from '@/lib/env/public-settings';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { useWriterName } from './writer-name';

interface QuestionJsonLdProps {
  question: Question;
  answers: readonly UserAnswer[];
  locale: Locale;
}

/** The question in schema.org's format, once it has an answer; names as readers see them. */
export function QuestionJsonLd({ question, answers, locale }: QuestionJsonLdProps) {
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
