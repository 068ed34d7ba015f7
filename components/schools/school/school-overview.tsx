import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { Stat } from '@/components/ui/stat';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { pickText } from '@/lib/i18n/pick';
import { SchoolSection } from './school-section';

const plain = new Intl.NumberFormat('en-US');
const iconStyle = 'size-5';

/** The school's own description, its numbers and facilities. */
export function SchoolOverview({ school }: { school: SchoolDetail }) {
  const t = useTranslations('school');
  const locale = useLocale();
  const [first = '', ...others] = pickText(school.overview, locale).split('\n\n');
  const rest = others.join('\n\n');
  const { foundedYear, studentCount, programCount, scholarshipCount } = school;
  const stats = [
    {
      key: 'founded',
      value: foundedYear && String(foundedYear),
      icon: <Icon name="calendar-days" className={iconStyle} />,
    },
    {
      key: 'students',
      value: studentCount && plain.format(studentCount),
      icon: <Icon name="users" className={iconStyle} />,
    },
    {
      key: 'programs',
      value: programCount && plain.format(programCount),
      icon: <Icon name="graduation-cap" className={iconStyle} />,
    },
    {
      key: 'scholarships',
      value: scholarshipCount && plain.format(scholarshipCount),
      icon: <Icon name="gift" className={iconStyle} />,
    },
  ] as const;
  return (
    <SchoolSection id="overview" title={t('nav.overview')}>
      <p className="max-w-prose whitespace-pre-line">{first}</p>
      {rest !== '' && (
        <details className="mt-2 max-w-prose">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent-text">
            {t('overview.more')}
          </summary>
          <p className="whitespace-pre-line">{rest}</p>
        </details>
      )}
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-3 gap-y-3 rounded-lg border border-border bg-surface p-4 sm:mt-6 sm:p-5">
        {stats.map(({ key, value, icon }) =>
          value ? (
            <Stat
              key={key}
              label={t(`overview.${key}`)}
              value={value}
              icon={icon}
              className="sm:flex-col sm:gap-2 max-sm:[&_.stat-icon]:hidden"
            />
          ) : null,
        )}
      </div>
      {school.facilities.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{t('overview.facilities')}</h3>
          <p className="mt-2">
            {school.facilities.map((facility) => pickText(facility, locale)).join(' · ')}
          </p>
        </>
      )}
    </SchoolSection>
  );
}
