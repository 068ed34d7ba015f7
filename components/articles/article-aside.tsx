import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { ArticleDetail } from '@/lib/contract/articles/articles';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { ArticleDeed } from './article-deed';
import { type ArticleRecord, ArticleRecordDeed } from './article-record-deed';
import { textOf } from './article-text';
import { partsOf } from './markdown';

/** A text with fewer parts needs no list of them. */
const partsMin = 3;

/** Beside an article where there is room: what to do, and when and where it is, else what it contains. */
export function ArticleAside({ article, record }: { article: ArticleDetail; record: ArticleRecord | null }) {
  const t = useTranslations('article');
  const locale = useLocale();
  const { shownIn, place, provider } = textOf(article, locale);
  const { startsAt, endsAt } = article;
  if (record)
    return (
      <div className="mt-6 hidden lg:block">
        <div className="sticky top-24">
          <ArticleRecordDeed record={record} shape="card" />
        </div>
      </div>
    );
  if (startsAt ?? endsAt) {
    const when = startsAt
      ? {
          key: 'when',
          term: t('when'),
          details: `${formatDate(startsAt, locale)} · ${formatTimeOfDay(startsAt)}`,
        }
      : { key: 'deadline', term: t('deadline'), details: formatDate(endsAt ?? '', locale) };
    const facts = [
      { ...when, icon: <Icon name="calendar-clock" /> },
      { key: 'where', term: t('where'), details: place, icon: <Icon name="map-pin" /> },
      { key: 'provider', term: t('provider'), details: provider, icon: <Icon name="building-complex" /> },
    ].filter(({ details }) => details !== '');
    return (
      <div className="mt-6 hidden lg:block">
        <div className="sticky top-24 grid gap-5">
          <ArticleDeed article={article} shape="card" />
          <Panel title={t('facts')}>
            <DescriptionList items={facts} />
          </Panel>
        </div>
      </div>
    );
  }
  const parts = partsOf(shownIn === 'en' ? article.body_en : article.body_kh);
  return (
    <div className="mt-6 hidden lg:block">
      <div className="sticky top-24 grid gap-6">
        <ArticleDeed article={article} shape="card" />
        {parts.length >= partsMin && (
          <nav aria-labelledby="contents" className="border-l border-border pl-5">
            <p id="contents" className="font-semibold">
              {t('contents')}
            </p>
            <ul lang={shownIn} className="mt-2">
              {parts.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="block py-1.5 text-sm text-muted hover:text-accent-text hover:underline"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
