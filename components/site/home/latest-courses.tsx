import { useLocale, useTranslations } from 'next-intl';
import { Price } from '@/components/ui/price';
import type { Subject } from '@/lib/contract/schools/subjects';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { emblemOf } from '@/lib/domain/schools/emblem';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { CourseRow } from './course-row';

/** Courses as rows, the newest first. */
export function LatestCourses({ courses }: { courses: readonly Subject[] }) {
  const t = useTranslations('home.courses');
  const words = useTranslations('education');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-border rounded-lg border border-border bg-surface shadow-soft max-sm:[&>:nth-child(n+3)]:hidden">
      {courses.map((course) => (
        <CourseRow
          key={course.enrollableSubjectId}
          href={href('/course/[id]', { id: course.enrollableSubjectId })}
          name={pickName(course, locale)}
          about={t('school', {
            school: pickName(course.school, locale),
            degree: words(`degree.${course.degree}`),
            duration: words('duration', { months: course.durationMonths }),
          })}
          emblem={emblemOf(course.school, locale)}
          fee={<Price amountUsd={course.tuitionFee} per={feePeriodOfCourse(course)} />}
        />
      ))}
    </ul>
  );
}
