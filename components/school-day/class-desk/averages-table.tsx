'use client';

import { useLocale, useTranslations } from 'next-intl';
import { personNames } from '@/components/accounts/people/person-names';
import { Badge } from '@/components/ui/badge';
import { Cell, HeaderCell, Table, TableHead, TableRow } from '@/components/ui/table';
import type { ClassAverages } from '@/lib/contract/school-day/marking';
import { formatMonth } from '@/lib/domain/dates/dates';

const shown = (percent: number | null | undefined) =>
  percent === null || percent === undefined ? '–' : String(percent);
const number = 'whitespace-nowrap text-right tabular-nums';

/** A class in one term: each month, the exam, the semester, and who is first. */
export function AveragesTable({ averages }: { averages: ClassAverages }) {
  const t = useTranslations('classDesk.results');
  const locale = useLocale();
  const { data, ranked, minPercent } = averages;
  const months = [...new Set(data.flatMap((row) => row.months.map(({ month }) => month)))].toSorted();
  const parts = [...(ranked ? (['monthly', 'exam'] as const) : []), 'semester' as const];
  return (
    <Table label={t('title')}>
      <TableHead>
        <tr>
          <HeaderCell>{t('student')}</HeaderCell>
          {ranked && <HeaderCell className="text-right">{t('rank')}</HeaderCell>}
          {months.map((month) => (
            <HeaderCell key={month} className="text-right">
              {formatMonth(`${month}-01`, locale)}
            </HeaderCell>
          ))}
          {parts.map((part) => (
            <HeaderCell key={part} className="text-right">
              {t(part)}
            </HeaderCell>
          ))}
          <HeaderCell>{t('letter')}</HeaderCell>
          <HeaderCell className="text-right">{t('attendance')}</HeaderCell>
        </tr>
      </TableHead>
      <tbody>
        {data.map((row) => {
          const of = new Map(row.months.map(({ month, average }) => [month, average]));
          return (
            <TableRow key={row.studentId}>
              <th scope="row" className="sticky left-0 min-w-36 bg-surface px-4 py-3 text-left font-medium">
                {personNames(row, locale).name}
                <span className="block text-sm font-normal tabular-nums text-muted">{row.studentCode}</span>
              </th>
              {ranked && <Cell className={number}>{shown(row.rank)}</Cell>}
              {months.map((month) => (
                <Cell key={month} className={number}>
                  {shown(of.get(month))}
                </Cell>
              ))}
              {parts.map((part) => (
                <Cell key={part} className={number}>
                  {shown(row[part])}
                </Cell>
              ))}
              <Cell className="whitespace-nowrap">
                {row.state === 'incomplete' ? (
                  <Badge tone="warning">{t('incomplete')}</Badge>
                ) : (
                  (row.letter ?? '–')
                )}{' '}
                {row.letter && row.state === 'so-far' && (
                  <span className="text-sm text-muted">{t('soFar')} </span>
                )}
                {row.state === 'final' && row.passed === false && <Badge tone="danger">{t('failed')}</Badge>}
              </Cell>
              <Cell className={number}>
                {row.attendancePercent === null ? '–' : `${row.attendancePercent}%`}{' '}
                {row.belowMinimum && (
                  <Badge tone="warning">{t('belowMinimum', { percent: minPercent ?? 0 })}</Badge>
                )}
              </Cell>
            </TableRow>
          );
        })}
      </tbody>
    </Table>
  );
}
