import { useLocale, useTranslations } from 'next-intl';
import { SchoolEmblem } from '@/components/school/school-emblem';
import type { SchoolSummary } from '@/lib/contract/academic/schools';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** Partner schools by emblem and name. */
export function PartnerList({ schools, total }: { schools: readonly SchoolSummary[]; total: number }) {
  const t = useTranslations('home.partners');
  const locale = useLocale();
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {schools.map((school) => (
          <li key={school.schoolId}>
            <Link
              href={href('/school/[slug]', { slug: school.slug })}
              prefetch={false}
              className="-mx-2 flex min-h-14 items-center gap-3 rounded-md px-2 py-1.5 font-medium hover:bg-sunken hover:text-accent-text"
            >
              <SchoolEmblem school={school} sizePx={40} />
              <span className="min-w-0">{pickName(school, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {total > schools.length && (
        <p className="mt-3 text-muted">{t('more', { count: total - schools.length })}</p>
      )}
    </>
  );
}
