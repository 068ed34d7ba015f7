import { getTranslations } from 'next-intl/server';
import { HelpCards } from '@/components/content/help/help-cards';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { cachedSiteTexts } from '@/lib/query/articles';
import { href } from '@/lib/routes/href';

export async function CategoriesScreen() {
  const t = await getTranslations('help');
  return (
    <>
      <Breadcrumb
        items={[{ label: t('center.title'), href: href('/help-center') }, { label: t('categories.title') }]}
      />
      <h1 className="mt-4 text-3xl sm:text-4xl">{t('categories.title')}</h1>
      <p className="mb-6 mt-2 max-w-prose text-muted">{t('categories.lead')}</p>
      <HelpCards texts={await cachedSiteTexts('help')} />
    </>
  );
}
