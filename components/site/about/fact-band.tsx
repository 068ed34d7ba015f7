import { useTranslations } from 'next-intl';
import { groupDigits } from '@/lib/domain/values/number';
import type { AboutFacts } from './about-facts';

const order = ['schools', 'programs', 'majors', 'provinces', 'articles'] as const;

/** Numbers from the database; what there is none of is left out. */
export function FactBand({ facts }: { facts: AboutFacts }) {
  const t = useTranslations('about.numbers');
  const shown = order.filter((key) => facts[key] > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="about-numbers" className="mt-14 bg-ink text-on-ink sm:mt-20">
      <div className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-12">
        <h2 id="about-numbers" className="text-2xl sm:text-3xl">
          {t('title')}
        </h2>
        <p className="mt-1 text-on-ink-muted">{t('lead')}</p>
        <dl className="mt-6 grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5">
          {shown.map((key) => (
            <div key={key} className="flex flex-col-reverse">
              <dt className="text-on-ink-muted">{t(key)}</dt>
              <dd className="text-3xl font-bold tabular-nums sm:text-4xl">{groupDigits(facts[key])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
