'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { partnerArea } from '@/components/schools/school-desk/desk-area';
import type { OwnSchool } from '@/components/schools/school-desk/own-schools';
import { useToday } from '@/components/ui/use-today';
import { academicApi } from '@/lib/api/academic';
import type { Subject } from '@/lib/contract/schools/subjects';
import { addDays } from '@/lib/domain/calendar-days';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';

const nearDays = 30;
const schoolsMax = 10;
const programsMax = 200;

/** Programs of these schools whose applications end soon, the next first. */
export function useNearDeadlines(schools: readonly OwnSchool[]): Subject[] {
  const today = useToday();
  const answers = useQueries({
    queries: schools
      .slice(0, schoolsMax)
      .map(({ schoolId }) =>
        academicApi.subjects.list.queryOptions({ query: { schoolId, status: 'active', limit: programsMax } }),
      ),
  });
  if (today === '') return [];
  const until = addDays(today, nearDays);
  const deadlineOf = ({ applicationDeadline }: Subject) => applicationDeadline ?? '';
  return answers
    .flatMap(({ data }) => data?.data ?? [])
    .filter((program) => deadlineOf(program) >= today && deadlineOf(program) <= until)
    .toSorted((one, other) => deadlineOf(one).localeCompare(deadlineOf(other)));
}

export function NearDeadlines({ programs }: { programs: readonly Subject[] }) {
  const t = useTranslations('partner');
  const locale = useLocale();
  if (programs.length === 0) return <p className="text-muted">{t('deadlinesNone')}</p>;
  return (
    <ul>
      {programs.map((program) => (
        <li
          key={program.enrollableSubjectId}
          className="relative flex min-h-11 items-baseline justify-between gap-4 border-b border-border py-2.5 last:border-b-0"
        >
          <Link
            href={partnerArea.program(program.schoolId, program.enrollableSubjectId)}
            className="min-w-0 font-semibold after:absolute after:inset-0 after:content-[''] hover:text-accent-text"
          >
            {pickName(program, locale)}
          </Link>
          <span className="shrink-0 text-sm tabular-nums text-muted">
            {program.applicationDeadline && formatDate(program.applicationDeadline, locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}
