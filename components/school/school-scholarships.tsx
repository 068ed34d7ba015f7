import { CalendarClock, Users } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { pickText } from '@/lib/i18n/pick';
import { Deadline } from './deadline';
import { SchoolSection } from './school-section';

type Scholarship = SchoolDetail['scholarships'][number];

function ScholarshipCard({ scholarship, today }: { scholarship: Scholarship; today: string }) {
  const t = useTranslations('school.scholarships');
  const locale = useLocale();
  const { title, description, coverage, coveragePercent, seats, deadline, eligibility } = scholarship;
  return (
    <Card className="flex h-full flex-col p-4 sm:p-5">
      <h3 className="text-lg font-semibold">{pickText(title, locale)}</h3>
      <p className="mt-3 flex items-center gap-3">
        <span aria-hidden="true" className="block h-3 flex-1 overflow-hidden rounded-full bg-border/70">
          <span
            className="block h-full rounded-full bg-highlight"
            style={{ width: `${Math.min(100, Math.max(0, coveragePercent))}%` }}
          />
        </span>
        <span className="shrink-0 text-sm font-semibold">{t('covers', { percent: coveragePercent })}</span>
      </p>
      <p className="mt-1 text-sm text-muted">{pickText(coverage, locale)}</p>
      <p className="mt-3">{pickText(description, locale)}</p>
      <p className="mt-3 text-sm">
        <span className="font-semibold">{t('for')}: </span>
        {pickText(eligibility, locale)}
      </p>
      <ul className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-4 text-sm text-muted [&_li]:flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4">
        <li>
          <Users aria-hidden="true" />
          {t('seats', { count: seats })}
        </li>
        <li>
          <CalendarClock aria-hidden="true" />
          <Deadline day={deadline} today={today} />
        </li>
      </ul>
    </Card>
  );
}

export function SchoolScholarships({ school, today }: { school: SchoolDetail; today: string }) {
  const t = useTranslations('school');
  return (
    <SchoolSection id="scholarships" title={t('nav.scholarships')}>
      {school.scholarships.length === 0 ? (
        <p className="rounded-lg bg-sunken p-5 text-muted">{t('scholarships.none')}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {school.scholarships.map((scholarship) => (
            <li key={scholarship.key}>
              <ScholarshipCard scholarship={scholarship} today={today} />
            </li>
          ))}
        </ul>
      )}
    </SchoolSection>
  );
}
