import { useLocale, useTranslations } from 'next-intl';
import { ProgramRow } from '@/components/schools/school/program-row';
import { useProgramRow } from '@/components/schools/school/use-program-row';
import type { Subject } from '@/lib/contract/schools/subjects';
import { pickName } from '@/lib/i18n/pick';

/** Programs that take applications, each with its school and its last day. */
export function OpenProgramList({ programs, today }: { programs: readonly Subject[]; today: string }) {
  const education = useTranslations('education');
  const locale = useLocale();
  const rowOf = useProgramRow();
  return (
    <ul className="divide-y divide-border overflow-hidden rounded-lg border border-border bg-surface shadow-soft">
      {programs.map((program) => (
        <li key={program.enrollableSubjectId}>
          <ProgramRow
            madeOn={today}
            program={rowOf(program, [
              pickName(program.school, locale),
              education(`degree.${program.degree}`),
            ])}
          />
        </li>
      ))}
    </ul>
  );
}
