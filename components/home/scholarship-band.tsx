import { useLocale, useTranslations } from 'next-intl';
import { SchoolEmblem } from '@/components/school/school-emblem';
import { Illustration } from '@/components/ui/illustration';
import type { SchoolSummary } from '@/lib/contract/academic/schools';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

interface ScholarshipBandProps {
  /** The schools with most of them. */
  schools: readonly SchoolSummary[];
  /** The number of schools with any. */
  total: number;
}

/** A link to schools that offer financial help. */
export function ScholarshipBand({ schools, total }: ScholarshipBandProps) {
  const t = useTranslations('home.scholarships');
  const words = useTranslations('education');
  const locale = useLocale();
  return (
    <section aria-labelledby="home-scholarships" className="mx-auto max-w-page px-4 pt-14 sm:px-6 sm:pt-20">
      <div className="grid gap-6 rounded-xl bg-highlight-soft p-5 sm:p-8 lg:grid-cols-[1fr_1.2fr] lg:items-center lg:gap-12">
        <div>
          <Illustration name="scene-scholarship" className="h-auto w-56 sm:w-72" />
          <h2 id="home-scholarships" className="mt-3 text-2xl sm:text-3xl">
            {t('title')}
          </h2>
          <p className="mt-2 text-muted">{t('lead', { count: total })}</p>
        </div>
        <ul className="grid gap-2.5">
          {schools.map((school) => (
            <li key={school.schoolId}>
              <Link
                href={href('/school/[slug]', { slug: school.slug })}
                prefetch={false}
                className="flex min-h-14 items-center gap-3 rounded-md bg-surface px-3.5 py-2.5 shadow-soft hover:text-accent-text"
              >
                <SchoolEmblem school={school} sizePx={40} />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{pickName(school, locale)}</span>
                  <span className="block text-sm text-muted">
                    {words('scholarshipCount', { count: school.scholarshipCount })}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
