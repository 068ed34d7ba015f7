import { getLocale, getTranslations } from 'next-intl/server';
import { Empty } from '@/components/feedback/empty';
import { FaqJsonLd } from '@/components/site/help/faq-json-ld';
import { QuestionList } from '@/components/site/help/question-list';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { helpSections } from '@/lib/domain/articles/site-texts';
import { Link } from '@/lib/i18n/navigation';
import { cachedSiteTexts } from '@/lib/query/articles';
import { helpHref } from '@/lib/routes/help-places';
import { href } from '@/lib/routes/href';

export async function FaqsScreen() {
  const t = await getTranslations('help');
  const locale = await getLocale();
  const questions = await cachedSiteTexts('faq');
  const sections = helpSections
    .map((section) => ({ section, own: questions.filter((question) => question.section === section) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className="mx-auto max-w-page px-4 pb-14 pt-8 sm:px-6 sm:pt-12">
      {questions.length > 0 && <FaqJsonLd questions={questions} locale={locale} />}
      <PageTitle size="public">{t('faqs.title')}</PageTitle>
      <p className="mt-2 text-muted">{t('faqs.lead')}</p>
      {questions.length === 0 && (
        <Empty
          title={t('faqs.none')}
          action={<LinkButton href={href('/help-center')}>{t('center.title')}</LinkButton>}
        />
      )}
      <div className="gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,48rem)]">
        <nav
          aria-label={t('faqs.sections')}
          className="-mx-4 mt-5 overflow-x-auto px-4 lg:mx-0 lg:mt-10 lg:overflow-visible lg:px-0"
        >
          <ul className="flex w-max gap-2 pb-1 lg:sticky lg:top-24 lg:w-auto lg:flex-col">
            {sections.map(({ section }) => (
              <li key={section}>
                <a href={`#${section}`} className="chip">
                  {t(`section.${section}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {sections.map(({ section, own }) => (
            <section key={section} aria-labelledby={section} className="mt-10">
              <h2 id={section} className="mb-3 scroll-mt-24 text-xl">
                {t(`section.${section}`)}
              </h2>
              <QuestionList questions={own} />
              <p className="mt-2">
                <Link href={helpHref(section)} className="band-more">
                  {t('faqs.more', { section: t(`section.${section}`) })}
                  <Icon name="arrow-right" className="size-5" />
                </Link>
              </p>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
