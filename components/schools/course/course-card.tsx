import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Price } from '@/components/ui/price';
import type { Subject } from '@/lib/contract/schools/subjects';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { emblemOf } from '@/lib/domain/schools/emblem';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { CourseCardFace } from './course-card-face';
import { Badge } from '@/components/ui/badge';
import { ByDay } from '@/components/ui/by-day';
import { applicationPhases } from '@/lib/domain/schools/application-state';

interface CourseStateBadgeProps {
  course: Subject;
  madeOn?: string | undefined;
}

/** Why a course is not open for applications today; nothing while it is open. */
function CourseStateBadge({ course, madeOn }: CourseStateBadgeProps) {
  const t = useTranslations('education.application');
  const phases = applicationPhases(course).map(({ from, state: { key } }) => ({
    from,
    content:
      key === 'open' ? null : <Badge tone={key === 'not-yet-open' ? 'accent' : 'neutral'}>{t(key)}</Badge>,
  }));
  return phases.some(({ content }) => content !== null) ? <ByDay phases={phases} madeOn={madeOn} /> : null;
}

/** True of most names, such as “Bachelor's Degree in Accounting”. */
const saysAlready = (name: string, major: string) => name.toLowerCase().includes(major.toLowerCase());

interface CourseCardProps {
  course: Subject;
  /** The heading level in the outline of the page. */
  heading?: 'h2' | 'h3';
  /** Off on the school's own page. */
  withSchool?: boolean;
  /** The day on which a static page was rendered. */
  madeOn?: string;
  /** The button that chooses it for a comparison: `CompareCourse`. */
  compare?: ReactNode;
}

/** A course or program in a list, for server and client components; texts from `education` and `ui`. */
export function CourseCard({ course, heading = 'h3', withSchool = true, madeOn, compare }: CourseCardProps) {
  const t = useTranslations('education');
  const locale = useLocale();
  const { school, categoryName } = course;
  const name = pickName(course, locale);
  const category = categoryName && pickText(categoryName, locale);
  const province = provinceByCode(school.province);
  return (
    <CourseCardFace
      href={href('/course/[id]', { id: course.enrollableSubjectId })}
      heading={heading}
      name={name}
      degree={t(`degree.${course.degree}`)}
      duration={t('duration', { months: course.durationMonths })}
      {...(course.shift && { shift: t(`shift.${course.shift}`) })}
      fee={<Price amountUsd={course.tuitionFee} per={feePeriodOfCourse(course)} />}
      compare={compare}
      // A catalogue, which is the list with a comparison, shows each program once.
      {...(compare && { shared: `program-${course.enrollableSubjectId}` })}
      {...(category && !saysAlready(name, category) && { category })}
      badge={<CourseStateBadge course={course} madeOn={madeOn} />}
      {...(withSchool &&
        school.name && {
          school: {
            name: pickName(school, locale),
            emblem: emblemOf(school, locale),
          },
          ...(province && { place: placeLabel(province, locale) }),
        })}
    />
  );
}
