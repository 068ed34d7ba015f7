'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { IsoDayInput } from '@/components/form/iso-day-input';
import { SaveTable } from '@/components/school-day/study-record/save-table';
import { Button } from '@/components/ui/button';
import { dayTitle } from '@/components/ui/calendar/calendar-names';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { Panel } from '@/components/ui/panel';
import { Select } from '@/components/ui/select';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import { addDays } from '@/lib/domain/calendar-days';
import type { AbsenceReason } from '@/lib/domain/school-day/absences';
import {
  type AttendanceMark,
  attendanceMarks,
  type AttendanceSummary,
} from '@/lib/domain/school-day/attendance';
import { pickName } from '@/lib/i18n/pick';
import type { FigureOpened } from './figure-people';

const FigurePeople = lazyPart(
  () => import('./figure-people').then((part) => part.FigurePeople),
  () => <SkeletonText lines={6} />,
);

const ways = ['class', 'day', 'reason'] as const;
type Way = (typeof ways)[number];
const daysBack = 6;

interface FigureChoiceProps {
  by: Way;
  onBy: (by: Way) => void;
  span: { from: string; to: string };
  onSpan: (span: { from: string; to: string }) => void;
}

function FigureChoice({ by, onBy, span, onSpan }: FigureChoiceProps) {
  const t = useTranslations('attendanceFigures');
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <div className="grid gap-1.5">
        <Label htmlFor="figures-by">{t('by')}</Label>
        <Select id="figures-by" value={by} onChange={({ target }) => onBy(target.value as Way)}>
          {ways.map((way) => (
            <option key={way} value={way}>
              {t(`ways.${way}`)}
            </option>
          ))}
        </Select>
      </div>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="grid gap-1.5">
          <Label htmlFor={`figures-${end}`}>{t(end)}</Label>
          <IsoDayInput
            id={`figures-${end}`}
            label={t(end)}
            day={span[end]}
            onDay={(day) => day && onSpan({ ...span, [end]: day })}
          />
        </div>
      ))}
    </div>
  );
}

interface FigureRowProps {
  name: string;
  summary: AttendanceSummary;
  marks: readonly AttendanceMark[];
  withPercent: boolean;
  onOpen: (mark: AttendanceMark) => void;
}

function FigureRow({ name, summary, marks, withPercent, onOpen }: FigureRowProps) {
  const t = useTranslations('attendanceFigures');
  const tMarks = useTranslations('attendance.marks');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <span className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{name}</span>
      {withPercent && <span className="font-semibold tabular-nums">{summary.percent ?? '–'}%</span>}
      <span className="flex flex-wrap gap-2">
        {marks
          .filter((mark) => summary[mark] > 0)
          .map((mark) => (
            <Button
              key={mark}
              size="sm"
              variant="secondary"
              className="min-h-11 tabular-nums"
              aria-label={t('open', { count: summary[mark], mark: tMarks(mark), of: name })}
              onClick={() => onOpen(mark)}
            >
              {summary[mark]} {tMarks(mark)}
            </Button>
          ))}
      </span>
    </li>
  );
}

/** The attendance of a whole school by class, by day, or missed lessons by what was announced; each number opens its people. */
export function SchoolFigures({ orgId }: { orgId: string }) {
  const t = useTranslations('attendanceFigures');
  const tMarks = useTranslations('attendance.marks');
  const tReasons = useTranslations('absence.reasons');
  const locale = useLocale();
  const today = useToday();
  const [by, setBy] = useState<Way>('class');
  const [span, setSpan] = useState({ from: '', to: '' });
  const [opened, setOpened] = useState<FigureOpened | null>(null);
  const to = span.to || today;
  const from = span.from || (today && addDays(to, -daysBack));
  const query = useQuery({
    ...lmsApi.attendanceFigures.counts.queryOptions({ params: { orgId }, query: { by, from, to } }),
    enabled: from !== '' && from <= to,
  });
  const nameOf = (row: { key: string; name: string; nameNative: string }): string => {
    if (by === 'day') return dayTitle(row.key, locale);
    if (by === 'class') return row.key === '' ? t('noClass') : pickName(row, locale);
    return row.key === 'none' ? t('nothingSaid') : tReasons(row.key as AbsenceReason);
  };
  const narrowTo = (key: string) =>
    by === 'day' ? { day: key } : by === 'class' ? { classKey: key } : { reason: key as AbsenceReason };
  const marks = attendanceMarks.filter((mark) => by !== 'reason' || mark === 'absent' || mark === 'excused');
  return (
    <Panel title={t('title')}>
      <div className="grid gap-4">
        <p className="text-muted">{t(by === 'reason' ? 'leadReason' : 'lead')}</p>
        <FigureChoice by={by} onBy={setBy} span={{ from, to }} onSpan={setSpan} />
        {from > to ? (
          <p role="alert" className="text-danger">
            {t('backwards')}
          </p>
        ) : (
          <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
            {({ data }) =>
              data.length === 0 ? (
                <p className="text-muted">{t('none')}</p>
              ) : (
                <>
                  <ul className="divide-y divide-border">
                    {data.map((row) => (
                      <FigureRow
                        key={row.key}
                        name={nameOf(row)}
                        summary={row.summary}
                        marks={marks}
                        withPercent={by !== 'reason'}
                        onOpen={(mark) =>
                          setOpened({
                            title: [nameOf(row), tMarks(mark)].join(' · '),
                            query: { from, to, mark, ...narrowTo(row.key) },
                          })
                        }
                      />
                    ))}
                  </ul>
                  <SaveTable
                    name={`attendance-by-${by}-${from}-${to}`}
                    header={[
                      t(`ways.${by}`),
                      ...marks.map((mark) => tMarks(mark)),
                      ...(by === 'reason' ? [] : [t('percent')]),
                    ]}
                    rows={data.map((row) => [
                      by === 'day' ? row.key : nameOf(row),
                      ...marks.map((mark) => String(row.summary[mark])),
                      ...(by === 'reason' ? [] : [String(row.summary.percent ?? '')]),
                    ])}
                  />
                </>
              )
            }
          </QueryState>
        )}
      </div>
      <Dialog open={opened !== null} onOpenChange={(next) => !next && setOpened(null)}>
        {opened && (
          <DialogContent title={opened.title}>
            <FigurePeople orgId={orgId} query={opened.query} />
          </DialogContent>
        )}
      </Dialog>
    </Panel>
  );
}
