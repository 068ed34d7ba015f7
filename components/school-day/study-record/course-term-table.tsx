'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { personNames } from '@/components/accounts/people/person-names';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { Table, TableHead, TableRow } from '@/components/ui/table';
import { lmsApi } from '@/lib/api/lms';
import type { CourseTerm } from '@/lib/contract/school-day/record-shapes';
import { movedBy } from '@/lib/domain/school-day/averages';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';

type Row = CourseTerm['data'][number];

const none = '–';
const head = 'px-3 py-2 font-semibold';
const cell = 'px-3 py-2 tabular-nums';

/** How the average moved since the term before. */
function Trend({ row: { average, before } }: { row: Row }) {
  const t = useTranslations('studyRecord.table');
  const moved = movedBy(average, before);
  if (moved === null) return none;
  if (moved === 0) return t('same');
  const isUp = moved > 0;
  const points = Math.abs(moved);
  return (
    <span className={`inline-flex items-center gap-1 ${isUp ? 'text-success' : 'text-danger'}`}>
      <Icon name={isUp ? 'arrow-up' : 'arrow-down'} className="size-4" />
      <span aria-hidden="true">{points}</span>
      <span className="sr-only">{t(isUp ? 'up' : 'down', { points })}</span>
    </span>
  );
}

interface CourseTermTableProps {
  orgId: string;
  courseId: string;
  /** The record of a student. */
  hrefOf: (studentId: string) => Href;
}

/** Everybody in a course, best first: average, marks and trend of its term; a row opens the record. */
export function CourseTermTable({ orgId, courseId, hrefOf }: CourseTermTableProps) {
  const t = useTranslations('studyRecord');
  const locale = useLocale();
  const query = useQuery(lmsApi.sheets.courseTerm.queryOptions({ params: { orgId, id: courseId } }));
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton className="h-[32rem]" />}
      empty={{ when: ({ data }) => data.length === 0, show: <Empty title={t('noStudent')} /> }}
    >
      {({ data, courses: all, ranked }) => {
        // A single mark is the average, and in the first term nothing has moved.
        const courses = all.length > 1 ? all : [];
        const hasTrend = data.some((row) => movedBy(row.average, row.before) !== null);
        return (
          <Table label={t('table.title')}>
            <TableHead>
              <tr>
                {ranked && (
                  <th scope="col" className={`${head} text-right`}>
                    {t('columns.rank')}
                  </th>
                )}
                <th scope="col" className={head}>
                  {t('columns.student')}
                </th>
                <th scope="col" className={`${head} text-right`}>
                  {t('columns.average')}
                </th>
                {hasTrend && (
                  <th scope="col" className={head}>
                    {t('table.trend')}
                  </th>
                )}
                {courses.map((course) => (
                  <th key={course.courseId} scope="col" className={`${head} max-sm:hidden`}>
                    {pickName(course, locale)}
                  </th>
                ))}
              </tr>
            </TableHead>
            <tbody>
              {data.map((row) => (
                <TableRow key={row.studentId} className="relative h-11 hover:bg-sunken">
                  {ranked && <td className={`${cell} text-right`}>{row.rank ?? none}</td>}
                  <th scope="row" className="px-3 py-2 text-left font-medium">
                    <Link prefetch={false} href={hrefOf(row.studentId)} className="line-link">
                      {personNames(row, locale).name}
                    </Link>
                  </th>
                  <td className={`${cell} whitespace-nowrap text-right`}>
                    {row.average === null
                      ? row.state === 'incomplete'
                        ? t('incomplete')
                        : none
                      : t('result', { percent: row.average, letter: row.letter ?? '' })}
                  </td>
                  {hasTrend && (
                    <td className={cell}>
                      <Trend row={row} />
                    </td>
                  )}
                  {courses.map(({ courseId: id }) => {
                    const mark = row.marks.find((each) => each.courseId === id);
                    return (
                      <td key={id} className={`${cell} max-sm:hidden`}>
                        {mark === undefined || mark.percent === null
                          ? none
                          : t('result', { percent: mark.percent, letter: mark.letter ?? '' })}
                      </td>
                    );
                  })}
                </TableRow>
              ))}
            </tbody>
          </Table>
        );
      }}
    </QueryState>
  );
}
