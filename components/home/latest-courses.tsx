import { useLocale, useTranslations } from 'next-intl';
import { SchoolEmblem } from '@/components/school/school-emblem';
import { Price } from '@/components/ui/price';
import type { Subject } from '@/lib/contract/academic/subjects';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** Courses as rows: five of them fit on a screen. */
export function LatestCourses({ courses }: { courses: readonly Subject[] }) {
  const t = useTranslations('home.courses');
  const words = useTranslations('education');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-border rounded-lg border border-border bg-surface shadow-soft">
      {courses.map((course) => (
        <li
          key={course.enrollableSubjectId}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-4 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-accent-soft/40 sm:flex-nowrap sm:px-6"
        >
          <SchoolEmblem school={course.school} sizePx={44} className="self-start sm:self-center" />
          <div className="min-w-0 flex-1 basis-[calc(100%-4rem)] sm:basis-auto">
            <h3 className="text-base font-semibold">
              <Link
                href={href('/course/[id]', { id: course.enrollableSubjectId })}
                className="after:absolute after:inset-0 after:content-['']"
              >
                {pickName(course, locale)}
              </Link>
            </h3>
            <p className="text-sm text-muted">
              {t('school', {
                school: pickName(course.school, locale),
                degree: words(`degree.${course.degree}`),
                duration: words('duration', { months: course.durationMonths }),
              })}
            </p>
          </div>
          <p className="ml-15 shrink-0 sm:ml-0">
            <Price amountUsd={course.tuitionFee} per={feePeriodOfCourse(course)} />
          </p>
        </li>
      ))}
    </ul>
  );
}
