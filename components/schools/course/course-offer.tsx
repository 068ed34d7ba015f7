import { useLocale, useTranslations } from 'next-intl';
import { Deed } from '@/components/kits/deed/deed';
import { CompareDeed } from '@/components/schools/compare/compare-deed';
import { useCompareTexts } from '@/components/schools/compare/use-compare-texts';
import { AskLink } from '@/components/schools/school/ask-link';
import { FavoriteHeart } from '@/components/schools/school/favorite-heart';
import { Price } from '@/components/ui/price';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import type { Subject } from '@/lib/contract/schools/subjects';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { formatRiel, formatUsdShort, usdToRiel } from '@/lib/domain/money/fees';
import { totalCostUsd } from '@/lib/domain/money/total-cost';
import { pickName } from '@/lib/i18n/pick';
import { ApplyAction } from './apply-action';

/** To the nearest thousand riel: the rate is approximate, not a quote. */
const rounded = (amountRiel: number) => Math.round(amountRiel / 1000) * 1000;

interface CourseOfferProps {
  course: Subject;
  /** Null when it was removed from the list meanwhile. */
  school: SchoolDetail | null;
  rielPerUsd: number;
  /** The day on which the page was rendered. */
  madeOn: string;
}

/** The price of a course, and what one can do: apply, ask its school, save the school, or compare the course. */
export function CourseOffer({ course, school, rielPerUsd, madeOn }: CourseOfferProps) {
  const t = useTranslations('course.detail');
  const locale = useLocale();
  const per = feePeriodOfCourse(course);
  const totalUsd = totalCostUsd(course);
  const compareTexts = useCompareTexts(pickName(course, locale));
  return (
    <Deed
      label={t('fee')}
      shape="card"
      about={
        <>
          <h2 className="text-sm font-normal text-muted">{t('fee')}</h2>
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
        </>
      }
      main={<ApplyAction course={course} madeOn={madeOn} shape="panel" />}
      others={
        <>
          {school && <AskLink telegram={school.telegram} />}
          {school && <FavoriteHeart school={school} shape="labelled" />}
          <CompareDeed kind="courses" id={course.enrollableSubjectId} texts={compareTexts} />
        </>
      }
    />
  );
}
