import { getTranslations } from 'next-intl/server';
import { HelpCards } from '@/components/site/help/help-cards';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageTitle } from '@/components/ui/page-title';
import { cachedSiteTexts } from '@/lib/query/articles';
import { href } from '@/lib/routes/href';

export async function CategoriesScreen() {
  const t = await getTranslations('help');
  return (
    <>
      <Breadcrumb
        items={[{ label: t('center.title'), href: href('/help-center') }, { label: t('categories.title') }]}
      />
      <PageTitle size="public" className="mt-4">
        {t('categories.title')}
      </PageTitle>
      <p className="mb-6 mt-2 max-w-prose text-muted">{t('categories.lead')}</p>
      <HelpCards texts={await cachedSiteTexts('help')} />
    </>
  );
}
