import { useTranslations } from 'next-intl';
import { Price } from '@/components/ui/price';
import type { Subject } from '@/lib/contract/academic/subjects';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { ApplyAction } from './apply-action';

/** The fee and the button to apply, always visible on phones; wide screens keep the offer in view. */
export function CourseApplyBar({ course, madeOn }: { course: Subject; madeOn: string }) {
  const t = useTranslations('course.detail');
  return (
    <section
      aria-label={t('applyBar')}
      className="sticky bottom-0 z-30 -mx-4 -mb-6 mt-10 flex items-center gap-3 border-t border-border bg-surface px-4 pb-[calc(0.625rem+env(safe-area-inset-bottom))] pt-2.5 sm:-mx-6 sm:-mb-10 sm:px-6 lg:hidden"
    >
      <p className="min-w-0 flex-1">
        <Price amountUsd={course.tuitionFee} per={feePeriodOfCourse(course)} className="block text-sm" />
      </p>
      <ApplyAction course={course} madeOn={madeOn} shape="bar" />
    </section>
  );
}
