import { getLocale, getTranslations } from 'next-intl/server';
import { HelpCards } from '@/components/site/help/help-cards';
import { QuestionList } from '@/components/site/help/question-list';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { SearchBox } from '@/components/ui/search-box';
import { helpSections } from '@/lib/domain/articles/site-texts';
import { localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { cachedSiteTexts } from '@/lib/query/articles';
import { href } from '@/lib/routes/href';

/** The sections, and the first question of each. */
export async function HelpCenterScreen() {
  const t = await getTranslations('help');
  const locale = await getLocale();
  const [texts, questions] = await Promise.all([cachedSiteTexts('help'), cachedSiteTexts('faq')]);
  const first = helpSections.flatMap(
    (section) => questions.find((question) => question.section === section) ?? [],
  );
  return (
    <>
      <PageTitle size="public">{t('center.title')}</PageTitle>
      <p className="mb-5 mt-2 max-w-prose text-muted">{t('center.lead')}</p>
      <SearchBox
        label={t('center.search')}
        action={localizePath(href('/search'), locale)}
        className="mb-8 max-w-2xl"
      />
      <HelpCards texts={texts} />
      {first.length > 0 && (
        <section aria-labelledby="asked" className="mt-10">
          <h2 id="asked" className="mb-3 text-xl">
            {t('center.asked')}
          </h2>
          <QuestionList questions={first} />
          <p className="mt-2">
            <Link href={href('/faqs')} className="band-more">
              {t('center.allQuestions')}
              <Icon name="arrow-right" aria-hidden="true" className="size-5" />
            </Link>
          </p>
        </section>
      )}
    </>
  );
}
