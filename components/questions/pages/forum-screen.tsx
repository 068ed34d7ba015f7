import { getLocale, getTranslations } from 'next-intl/server';
import { AskQuestionLink } from '@/components/questions/ask-link';
import { QuestionRow } from '@/components/questions/question-row';
import { QuestionCatalogue } from '@/components/questions/question-catalogue';
import { SimilarList } from '@/components/questions/similar-list';
import { Empty } from '@/components/feedback/empty';
import { CatalogueGrid } from '@/components/kits/catalogue/catalogue-grid';
import { NothingFound } from '@/components/kits/catalogue/nothing-found';
import { PageTitle } from '@/components/ui/page-title';
import { SearchBox } from '@/components/ui/search-box';
import { TextLink } from '@/components/ui/text-link';
import { forumPlace } from '@/lib/env/forum-place';
import { localizePath } from '@/lib/i18n/locales';
import { pickName } from '@/lib/i18n/pick';
import { cachedCourse } from '@/lib/query/catalogue';
import { cachedQuestions, cachedQuestionTags, cachedSimilarQuestions } from '@/lib/query/questions';
import { href } from '@/lib/routes/href';

const tagsShown = 12;

/** What people ask. @param query what the address asks for, as its rules write it */
export async function ForumScreen({ query = '' }: { query?: string }) {
  const t = await getTranslations('question');
  const locale = await getLocale();
  const asked = new URLSearchParams(query);
  const [keyword, subject, tag] = [asked.get('keyword'), asked.get('subject'), asked.get('tags')];
  const [{ data, countTotal }, tags, course] = await Promise.all([
    cachedQuestions(query),
    cachedQuestionTags(tagsShown),
    subject ? cachedCourse(subject) : null,
  ]);
  const near = data.length === 0 && keyword ? await cachedSimilarQuestions(keyword) : [];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 sm:gap-4">
        <div>
          <PageTitle size="public" className="max-sm:text-2xl">
            {t('title')}
          </PageTitle>
          <p className="mt-2 max-w-prose text-muted max-sm:hidden">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-4 max-sm:w-full max-sm:justify-between">
          <TextLink href={href('/forum/answer', undefined, { view: 'tags', tag })}>
            {tag ? t('followTag', { tag }) : t('myTags')}
          </TextLink>
          <AskQuestionLink>{t('ask')}</AskQuestionLink>
        </div>
      </div>
      {course && (
        <p className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-3">
          <span className="font-semibold">{t('about', { name: pickName(course, locale) })}</span>
          <TextLink href={href('/forum')}>{t('aboutAll')}</TextLink>
        </p>
      )}
      {countTotal === 0 && query === '' ? (
        <Empty title={t('nothingYet.title')}>{t('nothingYet.body')}</Empty>
      ) : (
        <QuestionCatalogue
          organizationId={forumPlace().organizationId}
          query={query}
          total={countTotal}
          tags={tags}
          search={
            <SearchBox
              label={t('search')}
              action={localizePath(href('/forum'), locale)}
              className="mb-2 mt-2 max-w-2xl sm:mb-5 sm:mt-6"
            />
          }
        >
          {data.length === 0 && <NothingFound total={countTotal} none={t('none')} />}
          {near.length > 0 && <SimilarList title={t('near')} questions={near} />}
          {data.length > 0 && (
            <CatalogueGrid layout="rows">
              {data.map((question) => (
                <li key={question.questionId}>
                  <QuestionRow question={question} />
                </li>
              ))}
            </CatalogueGrid>
          )}
        </QuestionCatalogue>
      )}
    </>
  );
}
