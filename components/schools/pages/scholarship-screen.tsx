import { getTranslations } from 'next-intl/server';
import { Empty } from '@/components/feedback/empty';
import { ScholarshipRecords } from '@/components/schools/scholarship/scholarship-records';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { TextLink } from '@/components/ui/text-link';
import { cachedToday } from '@/lib/query/catalogue';
import { cachedScholarships } from '@/lib/query/scholarships';
import { listHref } from '@/lib/routes/article-places';
import { href } from '@/lib/routes/href';

/** Every scholarship that can be applied for, and the way to what is written about them. */
export async function ScholarshipScreen() {
  const [t, scholarships, madeOn] = await Promise.all([
    getTranslations('scholarship'),
    cachedScholarships(),
    cachedToday(),
  ]);
  return (
    <div className="mx-auto max-w-page px-4 pb-12 pt-3 sm:px-6 sm:pt-12">
      <PageTitle size="public">{t('page.title')}</PageTitle>
      <p className="mt-2 max-w-prose text-muted max-sm:hidden">{t('page.lead')}</p>
      {scholarships.length === 0 ? (
        <Empty
          title={t('page.nothingYet')}
          action={
            <LinkButton href={href('/explore')} variant="secondary">
              {t('page.schools')}
            </LinkButton>
          }
        >
          {t('page.nothingYetBody')}
        </Empty>
      ) : (
        <ScholarshipRecords scholarships={scholarships} madeOn={madeOn} />
      )}
      <p className="mt-10">
        <TextLink href={listHref('articles', { topic: 'scholarships' })}>{t('page.articles')}</TextLink>
      </p>
    </div>
  );
}
