import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { pickText } from '@/lib/i18n/pick';
import { SchoolSection } from './school-section';

/** Exchange programs with partner schools; the page leaves the section out without any. */
export function SchoolExchanges({ school }: { school: SchoolDetail }) {
  const t = useTranslations('school');
  const education = useTranslations('education');
  const locale = useLocale();
  return (
    <SchoolSection id="exchange" title={t('nav.exchange')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {school.exchangePrograms.map(({ key, title, partner, country, durationMonths, description }) => (
          <li key={key}>
            <Card className="h-full p-4 sm:p-5">
              <h3 className="text-lg font-semibold">{pickText(title, locale)}</h3>
              <p className="mt-2 flex flex-wrap gap-2">
                <Badge tone="accent">
                  <Icon name="globe" />
                  {pickText(country, locale)}
                </Badge>
                <Badge>
                  <span className="sr-only">{t('exchange.duration')}: </span>
                  {education('duration', { months: durationMonths })}
                </Badge>
              </p>
              <p className="mt-3">{pickText(description, locale)}</p>
              <p className="mt-3 flex items-start gap-2 text-sm text-muted">
                <Icon name="handshake" className="mt-[0.2em] size-4 shrink-0" />
                {pickText(partner, locale)}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </SchoolSection>
  );
}
