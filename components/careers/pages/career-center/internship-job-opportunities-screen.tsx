import { getLocale, getTranslations } from 'next-intl/server';
import { Empty } from '@/components/feedback/empty';
import { CatalogueGrid } from '@/components/kits/catalogue/catalogue-grid';
import { CatalogueHeader } from '@/components/kits/catalogue/catalogue-header';
import { NothingFound } from '@/components/kits/catalogue/nothing-found';
import { ShownFor } from '@/components/kits/catalogue/shown-for';
import { JobCard } from '@/components/careers/job/job-card';
import { JobCatalogue } from '@/components/careers/job/job-catalogue';
import { JobViews } from '@/components/careers/job/job-views';
import { chosenNames } from '@/components/schools/school/chosen-names';
import { SearchBox } from '@/components/ui/search-box';
import { careerCenterOrganizationId } from '@/lib/env/organization';
import { Link } from '@/lib/i18n/navigation';
import { localizePath } from '@/lib/i18n/locales';
import { cachedToday } from '@/lib/query/catalogue';
import { cachedVacancies } from '@/lib/query/vacancies';
import { helpHref } from '@/lib/routes/help-places';
import { href } from '@/lib/routes/href';

/** Jobs and internships. @param query what the address asks for, as its rules write it */
export async function OpportunitiesScreen({ query = '' }: { query?: string }) {
  const t = await getTranslations('job');
  const locale = await getLocale();
  const [{ data, countTotal, shownFor }, today, names] = await Promise.all([
    cachedVacancies(query),
    cachedToday(),
    chosenNames(query),
  ]);
  const organizationId = careerCenterOrganizationId();
  const path = href('/career-center/internship-job-opportunities');
  return (
    <>
      <CatalogueHeader title={t('title')} intro={t('intro')} />
      <JobViews organizationId={organizationId}>
        {countTotal === 0 && query === '' ? (
          <Empty title={t('none.title')}>{t('none.body')}</Empty>
        ) : (
          <JobCatalogue
            organizationId={organizationId}
            query={query}
            names={names}
            total={countTotal}
            search={
              <SearchBox label={t('search')} action={localizePath(path, locale)} className="max-w-2xl" />
            }
          >
            {data.length === 0 && <NothingFound total={countTotal} none={t('notFound')} />}
            <ShownFor keyword={new URLSearchParams(query).get('keyword') ?? undefined} shownFor={shownFor} />
            {data.length > 0 && (
              <CatalogueGrid>
                {data.map((vacancy) => (
                  <li key={vacancy.vacancyId}>
                    <JobCard vacancy={vacancy} today={today} />
                  </li>
                ))}
              </CatalogueGrid>
            )}
          </JobCatalogue>
        )}
      </JobViews>
      <p className="mx-auto mt-4 max-w-page px-4 sm:px-6">
        <Link
          href={helpHref('job-safety')}
          className="font-semibold text-accent-text underline underline-offset-4"
        >
          {t('signs')}
        </Link>
      </p>
    </>
  );
}
