'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { ExportCsv } from '@/components/kits/list/export-csv';
import { personNames } from '@/components/accounts/people/person-names';
import { SkeletonText } from '@/components/ui/skeleton';
import type * as z from 'zod';
import type { attendanceFiguresResource } from '@/lib/contract/school-day/attendance-figures';
import { lmsApi } from '@/lib/api/lms';
import type { AbsenceReason } from '@/lib/domain/school-day/absences';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';
import { formatMinute } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';

type FigurePerson = z.output<typeof attendanceFiguresResource.endpoints.people.response>['data'][number];

export interface FigureOpened {
  title: string;
  query: {
    from: string;
    to: string;
    mark: AttendanceMark;
    day?: string;
    classKey?: string;
    reason?: AbsenceReason;
  };
}

const rowsPerCall = 100;

interface FigurePeopleProps {
  orgId: string;
  query: FigureOpened['query'];
}

/** Who is behind a figure: each mark with its lesson, and what was announced. */
export function FigurePeople({ orgId, query }: FigurePeopleProps) {
  const t = useTranslations('attendanceFigures');
  const tReasons = useTranslations('absence.reasons');
  const locale = useLocale();
  const client = useQueryClient();
  const optionsOf = (range: { start: number; limit: number }) =>
    lmsApi.attendanceFigures.people.queryOptions({ params: { orgId }, query: { ...query, ...range } });
  const people = useQuery(optionsOf({ start: 0, limit: rowsPerCall }));
  const reasonOf = (reason: AbsenceReason | 'none') =>
    reason === 'none' ? t('nothingSaid') : tReasons(reason);
  const classNameOf = (row: { className: string; classNameNative: string }) =>
    pickName({ name: row.className, nameNative: row.classNameNative }, locale);
  const courseNameOf = (row: { courseName: string; courseNameNative: string }) =>
    pickName({ name: row.courseName, nameNative: row.courseNameNative }, locale);
  return (
    <QueryState query={people} skeleton={<SkeletonText lines={6} />}>
      {({ data, countTotal }) => (
        <div className="grid gap-3">
          <ul className="divide-y divide-border">
            {data.map((row) => (
              <li key={`${row.sessionId} ${row.studentId}`} className="py-2.5">
                <span className="block font-semibold">
                  {personNames(row, locale).name}{' '}
                  <span className="font-normal text-muted">{row.studentCode}</span>
                </span>
                <span className="block text-sm text-muted">
                  {[formatMinute(row.startsAt, locale), courseNameOf(row), classNameOf(row)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {(query.mark === 'absent' || query.mark === 'excused') && (
                  <span className="block text-sm wrap-anywhere">
                    {[reasonOf(row.reason), row.note].filter(Boolean).join(' – ')}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {countTotal > data.length && (
            <p className="text-sm text-muted">{t('more', { shown: data.length, count: countTotal })}</p>
          )}
          <div>
            <ExportCsv<FigurePerson>
              fileName={`attendance-${query.mark}`}
              keyOf={({ sessionId, studentId }) => `${sessionId} ${studentId}`}
              rowsPerCall={rowsPerCall}
              read={(range) => client.fetchQuery(optionsOf(range))}
              columns={[
                { header: t('columns.code'), text: ({ studentCode }) => studentCode },
                { header: t('columns.name'), text: (row) => personNames(row, locale).name },
                { header: t('columns.class'), text: classNameOf },
                { header: t('columns.course'), text: courseNameOf },
                { header: t('columns.lesson'), text: ({ startsAt }) => formatMinute(startsAt, locale) },
                { header: t('columns.reason'), text: ({ reason }) => reasonOf(reason) },
                { header: t('columns.note'), text: ({ note }) => note ?? '' },
              ]}
            />
          </div>
        </div>
      )}
    </QueryState>
  );
}
