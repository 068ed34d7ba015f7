import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { Price } from '@/components/ui/price';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { feePeriodOfSchool } from '@/lib/domain/money/fee-period';
import { pickText } from '@/lib/i18n/pick';
import { FeeBars } from './fee-bars';
import type { PricedProgram } from './fee-groups';
import { FeeHint, RateNote } from './fee-hint';
import { SchoolSection } from './school-section';

interface SchoolFeesProps {
  school: SchoolDetail;
  programs: readonly PricedProgram[];
}

/** The costs of the school: by degree, or its range where no program says its fee; and the school's note. */
export function SchoolFees({ school, programs }: SchoolFeesProps) {
  const t = useTranslations('school');
  const locale = useLocale();
  const note = pickText(school.feesNote, locale);
  return (
    <SchoolSection id="fees" title={t('nav.fees')}>
      <div className="rounded-lg border border-border bg-surface p-4 sm:p-6">
        {programs.length > 0 && <FeeBars programs={programs} className="mb-4 border-b border-border pb-5" />}
        {school.minFee === null ? (
          <p className="text-muted">{t('fees.none')}</p>
        ) : (
          <p>
            {programs.length === 0 && (
              <Price
                amountUsd={school.minFee}
                toUsd={school.maxFee}
                per={feePeriodOfSchool(school.schoolType)}
                className="block text-2xl font-bold"
              />
            )}
            <span className="block font-medium tabular-nums text-muted">
              <FeeHint minUsd={school.minFee} maxUsd={school.maxFee} />
            </span>
            <span className="block text-sm text-muted max-sm:hidden">
              <RateNote />
            </span>
          </p>
        )}
      </div>
      {note && (
        <div className="mt-4 flex gap-3 rounded-lg bg-highlight-soft p-4 text-highlight-text">
          <Icon name="info" className="mt-[0.25em] size-5 shrink-0" />
          <div className="min-w-0">
            <h3 className="font-semibold">{t('fees.note')}</h3>
            <p className="whitespace-pre-line text-text">{note}</p>
          </div>
        </div>
      )}
    </SchoolSection>
  );
}
