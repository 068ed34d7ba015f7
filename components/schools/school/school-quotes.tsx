import { useLocale, useTranslations } from 'next-intl';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { pickText } from '@/lib/i18n/pick';
import { SchoolSection } from './school-section';

/** What students and graduates say; the page leaves the section out without any. */
export function SchoolQuotes({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolQuotes');
  const locale = useLocale();
  return (
    <SchoolSection id="quotes" title={t('title')}>
      <ul className="school-quotes" tabIndex={0}>
        {school.quotes.map(({ key, quote, name, role, year, program }) => (
          <li key={key}>
            <figure>
              <blockquote>{pickText(quote, locale)}</blockquote>
              <figcaption>
                <b>{pickText(name, locale)}</b>
                {pickText(program, locale)}
                <small>{t(`role.${role}`, { year: String(year) })}</small>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {school.isDemo && <p className="mt-3 text-sm text-muted">{t('sample')}</p>}
    </SchoolSection>
  );
}
