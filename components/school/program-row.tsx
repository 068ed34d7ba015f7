import { useLocale, useTranslations } from 'next-intl';
import { Price } from '@/components/ui/price';
import type { Subject } from '@/lib/contract/academic/subjects';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { Deadline } from './deadline';

/** A programme as one line of a long list; the whole line is its link. */
export function ProgramRow({ program, today }: { program: Subject; today: string }) {
  const education = useTranslations('education');
  const locale = useLocale();
  const facts = [
    education('duration', { months: program.durationMonths }),
    education(`shift.${program.shift}`),
    education(`language.${program.language}`),
  ];
  return (
    <div className="relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3 transition-colors hover:bg-sunken sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          href={href('/course/[id]', { id: program.enrollableSubjectId })}
          prefetch={false}
          className="font-medium after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {pickName(program, locale)}
        </Link>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 max-sm:w-full sm:flex-col sm:items-end">
        <Price amountUsd={program.tuitionFee} per={feePeriodOfCourse(program)} />
        {program.applicationDeadline && (
          <span className="text-sm text-muted">
            <Deadline day={program.applicationDeadline} today={today} />
          </span>
        )}
      </p>
    </div>
  );
}
