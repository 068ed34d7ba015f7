import { useTranslations } from 'next-intl';
import { HomeSection } from '@/components/site/home/home-section';
import { Icon } from '@/components/ui/icon';
import { sources } from './about-facts';

const steps = ['given', 'checked', 'corrected'] as const;

/** How facts come onto a page and who checks them, and where those come from that no school gives. */
export function FactChecks() {
  const t = useTranslations('about.checks');
  return (
    <HomeSection id="about-checks" title={t('title')} lead={t('lead')}>
      <ol className="grid gap-4 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="card p-5">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-highlight font-bold text-[#2b1a00]"
            >
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg font-semibold">{t(`${step}.title`)}</h3>
            <p className="mt-1 text-muted">{t(`${step}.body`)}</p>
          </li>
        ))}
      </ol>
      <h3 className="mt-8 text-lg font-semibold">{t('sources.title')}</h3>
      <ul className="mt-2 space-y-2">
        {sources.map(({ key, url }) => (
          <li key={key} className="max-w-prose">
            {t(`sources.${key}`)}{' '}
            <a
              href={url}
              rel="noopener"
              className="inline-flex items-center gap-1 font-medium text-accent-text underline underline-offset-4"
            >
              <span className="sr-only">{t('sources.of', { source: t(`sources.${key}`) })}</span>
              <span lang="en">{new URL(url).hostname}</span>
              <Icon name="external-link" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
