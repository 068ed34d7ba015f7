import { useLocale, useTranslations } from 'next-intl';
import type { Subject } from '@/lib/contract/schools/subjects';
import { applicationPhases } from '@/lib/domain/schools/application-state';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { formatUsdShort } from '@/lib/domain/money/fees';
import { pickName } from '@/lib/i18n/pick';
import { programStateText } from './deadline-text';
import type { ProgramRowTexts } from './program-row';

/** Makes the texts of programs' rows. */
export function useProgramRow(): (
  program: Subject,
  facts: readonly (string | null | undefined)[],
) => ProgramRowTexts {
  const t = useTranslations('school');
  const price = useTranslations('ui.price');
  const locale = useLocale();
  return (program, facts) => {
    const { tuitionFee } = program;
    return {
      key: program.enrollableSubjectId,
      name: pickName(program, locale),
      otherName: pickName(program, locale === 'km' ? 'en' : 'km'),
      facts: facts.filter(Boolean).join(' · '),
      fee: tuitionFee === 0 ? price('free') : formatUsdShort(tuitionFee),
      per: tuitionFee === 0 ? '' : price(feePeriodOfCourse(program)),
      phases: applicationPhases(program).map(({ from, state }) => ({
        from,
        text: programStateText(t, program, state, locale),
      })),
    };
  };
}
