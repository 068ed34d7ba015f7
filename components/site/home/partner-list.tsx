import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import { emblemOf } from '@/lib/domain/schools/emblem';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { PartnerRow } from './partner-row';

/** Partner schools by emblem and name. */
export function PartnerList({ schools, total }: { schools: readonly SchoolSummary[]; total: number }) {
  const t = useTranslations('home.partners');
  const locale = useLocale();
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 max-sm:[&>:nth-child(n+4)]:hidden sm:grid-cols-2 lg:grid-cols-3">
        {schools.map((school) => (
          <PartnerRow
            key={school.schoolId}
            href={href('/school/[slug]', { slug: school.slug })}
            name={pickName(school, locale)}
            emblem={emblemOf(school, locale)}
          />
        ))}
      </ul>
      {total > schools.length && (
        <p className="mt-3">
          <TextLink href={href('/explore')}>{t('more', { count: total - schools.length })}</TextLink>
        </p>
      )}
    </>
  );
}
