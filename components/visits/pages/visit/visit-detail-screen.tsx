import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Missing } from '@/components/feedback/missing';
import { VisitEntry } from '@/components/visits/visit-entry';
import { PageTitle } from '@/components/ui/page-title';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pickName } from '@/lib/i18n/pick';
import { cachedVisit } from '@/lib/query/visits';
import { href } from '@/lib/routes/href';

/** Not for search engines: whoever has the code was given it. */
export async function visitMetadata(code: string): Promise<Metadata> {
  const visit = await cachedVisit(code);
  if (!visit) return { title: (await getTranslations('feedback'))('error.404.title') };
  const t = await getTranslations('visit');
  return pageMetadata({
    path: href('/visit/[code]', { code: visit.code }),
    title: t('title', { school: pickName(visit.school, await getLocale()) }),
    description: t('lead'),
  });
}

/** `/visit/[code]`: what the pupils of a school's visit open. */
export async function VisitDetailScreen({ code }: { code: string }) {
  const [visit, t, locale] = [await cachedVisit(code), await getTranslations('visit'), await getLocale()];
  if (!visit) return <Missing />;
  return (
    <>
      <PageTitle>{t('title', { school: pickName(visit.school, locale) })}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{t('lead')}</p>
      <VisitEntry visit={visit} />
    </>
  );
}
