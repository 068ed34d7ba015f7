import { getLocale, getTranslations } from 'next-intl/server';
import { Markdown } from '@/components/articles/markdown';
import { Empty } from '@/components/feedback/empty';
import { localText } from '@/components/site/help/site-text';
import { PageTitle } from '@/components/ui/page-title';
import { formatDate } from '@/lib/domain/dates/dates';
import { cachedSiteTexts } from '@/lib/query/articles';

const byRelease = new Intl.Collator('en', { numeric: true });

/** The changes of each release, the newest first. */
export async function ReleaseNotesScreen() {
  const t = await getTranslations('help');
  const locale = await getLocale();
  const releases = (await cachedSiteTexts('release-notes')).toSorted((a, b) =>
    byRelease.compare(b.release ?? '', a.release ?? ''),
  );
  return (
    <div className="mx-auto max-w-prose px-4 pb-14 pt-8 sm:px-6 sm:pt-12">
      <PageTitle size="public">{t('releases.title')}</PageTitle>
      <p className="mt-2 text-muted">{t('releases.lead')}</p>
      {releases.length === 0 && <Empty title={t('releases.none')} />}
      {releases.map((release) => {
        const { title, description, body, lang } = localText(release, locale);
        return (
          <article key={release.id} id={release.slug} lang={lang} className="mt-10 scroll-mt-24">
            <p className="text-sm text-muted">
              {release.release} · {formatDate(release.updatedAt, locale)}
            </p>
            <h2 className="mt-1 text-2xl">{title}</h2>
            <p className="mb-4 mt-2 text-muted">{description}</p>
            <Markdown text={body} />
          </article>
        );
      })}
    </div>
  );
}
