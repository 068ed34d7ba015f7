import { getLocale } from 'next-intl/server';
import { ArticleView } from './article-view';
import type { MissingKind } from '@/components/feedback/error-screen';
import { Missing } from '@/components/feedback/missing';
import { moved } from '@/components/feedback/moved';
import type { ArticleDetail as Article } from '@/lib/contract/articles/articles';
import { cachedArticle, cachedRelatedArticles } from '@/lib/query/articles';
import { cachedEvent } from '@/lib/query/events';
import { cachedVacancy } from '@/lib/query/vacancies';
import type { ArticlePlace } from '@/lib/domain/articles/article-places';
import { articleHref } from '@/lib/routes/article-places';
import { linkedRecordOf } from '@/lib/routes/linked-record';
import type { ArticleRecord } from './article-record-deed';

const missingKinds: Partial<Record<ArticlePlace, MissingKind>> = { events: 'event', job: 'job' };

/** The vacancy or event to which the text leads, while readers may see it. */
async function recordOf(article: Article): Promise<ArticleRecord | null> {
  const { type, topics, body_en, body_kh } = article;
  const linked = linkedRecordOf({ type, topics, body: `${body_en}\n${body_kh}` });
  if (!linked) return null;
  if (linked.kind === 'job') {
    const job = await cachedVacancy(linked.slug);
    return job && { job };
  }
  const event = await cachedEvent(linked.slug);
  return event && { event };
}

interface ArticleDetailProps {
  place: ArticlePlace;
  slug: string;
}

/** Reads an article; a former address redirects to the present one (308). */
export async function ArticleDetail({ place, slug }: ArticleDetailProps) {
  const article = await cachedArticle(place, slug);
  if (!article) return <Missing missing={missingKinds[place]} />;
  if (article.slug !== slug) moved(articleHref(article), await getLocale());
  const [related, record] = await Promise.all([cachedRelatedArticles(article.id), recordOf(article)]);
  return <ArticleView article={article} related={related} record={record} />;
}
