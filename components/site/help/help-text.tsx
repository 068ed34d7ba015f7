import { getLocale, getTranslations } from 'next-intl/server';
import { Crumbs } from '@/components/kits/detail/crumbs';
import { Missing } from '@/components/feedback/missing';
import { QuestionList } from './question-list';
import { localText } from './site-text';
import { SiteTextBody } from './site-text-body';
import { formatDate } from '@/lib/domain/dates/dates';
import { cachedSiteTexts } from '@/lib/query/articles';
import { helpHref } from '@/lib/routes/help-places';
import { href } from '@/lib/routes/href';

/** One help text with the questions of its section. */
export async function HelpText({ slug }: { slug: string }) {
  const [texts, questions] = await Promise.all([cachedSiteTexts('help'), cachedSiteTexts('faq')]);
  const text = texts.find((each) => each.slug === slug);
  if (!text) return <Missing />;
  const t = await getTranslations('help');
  const locale = await getLocale();
  const { title } = localText(text, locale);
  const own = questions.filter(({ section }) => section === slug);
  const center = { label: t('center.title'), href: href('/help-center') };
  return (
    <>
      <Crumbs trail={[center, { label: title, href: helpHref(slug) }]} />
      <div className="mt-4">
        <SiteTextBody text={text} />
      </div>
      {own.length > 0 && (
        <section aria-labelledby="questions" className="mt-12 max-w-3xl">
          <h2 id="questions" className="mb-3 text-xl">
            {t('questions')}
          </h2>
          <QuestionList questions={own} />
        </section>
      )}
      <p className="mt-10 text-sm text-muted">{t('updated', { date: formatDate(text.updatedAt, locale) })}</p>
    </>
  );
}
