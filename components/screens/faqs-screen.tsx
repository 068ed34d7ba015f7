import { getLocale, getTranslations } from 'next-intl/server';
import { Empty } from '@/components/feedback/empty';
import { FaqJsonLd } from '@/components/help/faq-json-ld';
import { QuestionList } from '@/components/help/question-list';
import { LinkButton } from '@/components/ui/link-button';
import { helpSections } from '@/lib/domain/content/site-texts';
import { cachedSiteTexts } from '@/lib/query/articles';
import { helpHref } from '@/lib/routes/help-places';
import { href } from '@/lib/routes/href';

export async function FaqsScreen() {
  const t = await getTranslations('help');
  const locale = await getLocale();
  const questions = await cachedSiteTexts('faq');
  return (
    <div className="mx-auto max-w-3xl px-4 pb-14 pt-8 sm:px-6 sm:pt-12">
      {questions.length > 0 && <FaqJsonLd questions={questions} locale={locale} />}
      <h1 className="text-3xl sm:text-4xl">{t('faqs.title')}</h1>
      <p className="mt-2 text-muted">{t('faqs.lead')}</p>
      {questions.length === 0 && (
        <Empty
          title={t('faqs.none')}
          action={<LinkButton href={href('/help-center')}>{t('center.title')}</LinkButton>}
        />
      )}
      {helpSections.map((section) => {
        const own = questions.filter((question) => question.section === section);
        if (own.length === 0) return null;
        return (
          <section key={section} aria-labelledby={section} className="mt-10">
            <h2 id={section} className="mb-3 text-xl">
              {t(`section.${section}`)}
            </h2>
            <QuestionList questions={own} />
            <p className="mt-3">
              <LinkButton href={helpHref(section)} variant="ghost">
                {t('faqs.more', { section: t(`section.${section}`) })}
              </LinkButton>
            </p>
          </section>
        );
      })}
    </div>
  );
}
