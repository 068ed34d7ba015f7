import { getLocale, getTranslations } from 'next-intl/server';
import { Markdown } from '@/components/articles/markdown';
import { Missing } from '@/components/feedback/missing';
import { localText } from '@/components/site/help/site-text';
import { StatisticsSwitch } from '@/components/site/outside/statistics-switch';
import { outsideServices } from '@/lib/env/outside-services';
import { formatDate } from '@/lib/domain/dates/dates';
import { cachedSiteTexts } from '@/lib/query/articles';

/** All policies on one page: privacy first. */
export async function PrivacyPolicyScreen() {
  const policies = await cachedSiteTexts('policy');
  if (policies.length === 0) return <Missing />;
  const t = await getTranslations('help');
  const locale = await getLocale();
  return (
    <div className="mx-auto max-w-prose px-4 pb-14 pt-8 sm:px-6 sm:pt-12">
      {policies.map((policy, index) => {
        const { title, description, body, lang } = localText(policy, locale);
        const Heading = index === 0 ? 'h1' : 'h2';
        return (
          <section key={policy.id} id={policy.slug} lang={lang} className="scroll-mt-24 [&+&]:mt-16">
            <Heading className="text-3xl">{title}</Heading>
            <p className="mt-2 text-muted">{description}</p>
            <div className="mt-6">
              <Markdown text={body} />
            </div>
            <p className="mt-6 text-sm text-muted">
              {t('updated', { date: formatDate(policy.updatedAt, locale) })}
            </p>
          </section>
        );
      })}
      {outsideServices()?.statistics && <StatisticsSwitch />}
    </div>
  );
}
