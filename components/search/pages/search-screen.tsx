import { getLocale, getTranslations } from 'next-intl/server';
import { PictureTile } from '@/components/ui/picture-tile';
import { SuggestBox } from '@/components/schools/school-search/suggest-box';
import { readSearch } from '@/components/search/search-address';
import { SiteSearch } from '@/components/search/site-search';
import { PageTitle } from '@/components/ui/page-title';
import { cachedFindings } from '@/lib/query/site-search';
import { href } from '@/lib/routes/href';

const ways = [
  { key: 'schools', picture: 'cover-campus', to: href('/explore') },
  { key: 'courses', picture: 'cover-study', to: href('/course') },
  { key: 'scholarships', picture: 'cover-money', to: href('/scholarship') },
  { key: 'articles', picture: 'cover-career', to: href('/articles') },
  { key: 'questions', picture: 'cover-wellbeing', to: href('/faqs') },
  { key: 'help', picture: 'cover-abroad', to: href('/help-center') },
] as const;

/**
 * Searches everything on Sala at once.
 *
 * @param query what the address asks for, as its rules write it
 */
export async function SearchScreen({ query = '' }: { query?: string }) {
  const t = await getTranslations('search');
  const locale = await getLocale();
  const asked = readSearch(new URLSearchParams(query));
  const found = asked.keyword === '' ? null : await cachedFindings(locale, asked.keyword, asked.kind);
  return (
    <div className="mx-auto max-w-4xl px-4 pb-14 pt-8 sm:px-6 sm:pt-12">
      <PageTitle size="public">{t('title')}</PageTitle>
      <p className="mb-5 mt-2 text-muted">{t('lead')}</p>
      <SiteSearch
        given={found && { asked, found }}
        form={<SuggestBox label={t('label')} list="/explore" page="/search" className="max-w-2xl" />}
      >
        <h2 className="mb-3 text-lg">{t('browse')}</h2>
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
          {ways.map(({ key, picture, to }) => (
            <li key={key}>
              <PictureTile
                href={to}
                picture={picture}
                title={t(`way.${key}.title`)}
                note={t(`way.${key}.note`)}
              />
            </li>
          ))}
        </ul>
      </SiteSearch>
    </div>
  );
}
