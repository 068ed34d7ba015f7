import { useTranslations } from 'next-intl';
import { Price } from '@/components/ui/price';
import type { Subject } from '@/lib/contract/academic/subjects';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { formatRiel, formatUsdShort, usdToRiel } from '@/lib/domain/money/fees';
import { totalCostUsd } from '@/lib/domain/money/total-cost';
import { ApplyAction } from './apply-action';

/** To the nearest thousand riel: the rate is approximate, not a quote. */
const rounded = (amountRiel: number) => Math.round(amountRiel / 1000) * 1000;

interface CourseOfferProps {
  course: Subject;
  rielPerUsd: number;
  /** The day on which the page was rendered. */
  madeOn: string;
}

/** The price of a course, and the button to apply. */
export function CourseOffer({ course, rielPerUsd, madeOn }: CourseOfferProps) {
  const t = useTranslations('course.detail');
  const per = feePeriodOfCourse(course);
  const totalUsd = totalCostUsd(course);
  return (
    <section
      aria-labelledby="course-fee"
      className="rounded-lg border border-border bg-surface p-5 shadow-soft sm:p-6"
    >
      <h2 id="course-fee" className="text-sm font-normal text-muted">
        {t('fee')}
      </h2>
      <p>
        <Price amountUsd={course.tuitionFee} per={per} className="text-2xl" />
      </p>
      {course.tuitionFee > 0 && (
        <p className="text-sm text-muted">
          {t('riel', { riel: formatRiel(rounded(usdToRiel(course.tuitionFee, rielPerUsd))) })}
          {per === 'year' && course.durationMonths > 12 && (
            <>
              {' · '}
              {t('total', { total: formatUsdShort(totalUsd) })}
            </>
          )}
        </p>
      )}
      <ApplyAction course={course} madeOn={madeOn} shape="panel" />
    </section>
  );
}
