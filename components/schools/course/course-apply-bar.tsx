import { useTranslations } from 'next-intl';
import { Deed } from '@/components/kits/deed/deed';
import { Price } from '@/components/ui/price';
import type { Subject } from '@/lib/contract/schools/subjects';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { ApplyAction } from './apply-action';

/** The fee and the button to apply, always visible on phones; wide screens keep the offer in view. */
export function CourseApplyBar({ course, madeOn }: { course: Subject; madeOn: string }) {
  const t = useTranslations('course.detail');
  return (
    <Deed
      label={t('applyBar')}
      shape="bar"
      className="deed-bar-inset"
      about={
        <p>
          <Price amountUsd={course.tuitionFee} per={feePeriodOfCourse(course)} className="block text-sm" />
        </p>
      }
      main={<ApplyAction course={course} madeOn={madeOn} shape="bar" />}
    />
  );
}
