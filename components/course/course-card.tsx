import { Clock, GraduationCap, MapPin, Sun } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { SchoolEmblem } from '@/components/school/school-emblem';
import { Badge } from '@/components/ui/badge';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Price } from '@/components/ui/price';
import type { Subject } from '@/lib/contract/academic/subjects';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { Link } from '@/lib/i18n/navigation';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

interface CourseCardProps {
  course: Subject;
  /** The level that fits the page's outline. */
  heading?: 'h2' | 'h3';
  /** Off on the school's own page. */
  withSchool?: boolean;
}

/** A course or programme in a list, for server and client components; texts from `education` and `ui`. */
export function CourseCard({ course, heading: Heading = 'h3', withSchool = true }: CourseCardProps) {
  const t = useTranslations('education');
  const locale = useLocale();
  const province = provinceByCode(course.school.province);
  return (
    <Card interactive className="flex h-full flex-col p-4">
      {withSchool && (
        <div className="mb-3 flex items-center gap-3">
          <SchoolEmblem school={course.school} sizePx={40} />
          <p className="line-clamp-2 min-w-0 text-sm text-muted">{pickName(course.school, locale)}</p>
        </div>
      )}
      <Heading className="text-lg font-semibold">
        <Link href={href('/course/[id]', { id: course.enrollableSubjectId })} className={cardLinkStyle}>
          {pickName(course, locale)}
        </Link>
      </Heading>
      {course.categoryName && (
        <p className="mt-0.5 text-sm text-muted">{pickText(course.categoryName, locale)}</p>
      )}
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-muted [&_li]:flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
        <li>
          <GraduationCap aria-hidden="true" />
          {t(`degree.${course.degree}`)}
        </li>
        <li>
          <Clock aria-hidden="true" />
          {t('duration', { months: course.durationMonths })}
        </li>
        <li>
          <Sun aria-hidden="true" />
          {t(`shift.${course.shift}`)}
        </li>
        {withSchool && province && (
          <li>
            <MapPin aria-hidden="true" />
            {placeLabel(province, locale)}
          </li>
        )}
      </ul>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-4">
        <Price amountUsd={course.tuitionFee} per={feePeriodOfCourse(course)} />
        {course.status === 'inactive' && <Badge>{t('closed')}</Badge>}
      </p>
    </Card>
  );
}
