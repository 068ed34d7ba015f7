'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { Alert } from '@/components/ui/alert';
import { SkeletonText } from '@/components/ui/skeleton';
import { formatMinute, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { useKeptPerson } from '@/lib/query/use-kept-person';
import { AttendanceHistory } from './attendance-history';
import { SheetHead } from './sheet-head';
import {
  type SheetAnswer,
  useIsOpen,
  useSheetQuery,
  type SheetCell,
  useSheet,
  type AttendanceSheet,
} from './use-sheet';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/feedback/toast';
import { cn } from '@/components/ui/cn';
import { lmsApi } from '@/lib/api/lms';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { markQueue, type Refusal, reasonMissing } from './mark-queue';
import { sendMarks } from './mark-sender';
import { SheetFoot } from './sheet-foot';
import { SheetRow } from './sheet-row';
import { Button } from '@/components/ui/button';
import { personNames } from '@/components/accounts/people/person-names';
import { type AttendanceMark, attendanceMarks } from '@/lib/domain/school-day/attendance';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/device/save-file';
import { writeCsv } from '@/lib/domain/csv';

/** The sheet as a table for the office. */
function SaveSheet({ cells, sheet }: { cells: readonly SheetCell[]; sheet: AttendanceSheet }) {
  const t = useTranslations('attendance');
  const words = useTranslations('attendance.marks');
  const locale = useLocale();
  const save = () => {
    const rows = cells.map((cell) => {
      const mark = sheet.markOf(cell);
      return [
        cell.studentCode,
        personNames(cell, locale).name,
        mark ? words(mark) : '',
        sheet.noteOf(cell) ?? '',
      ];
    });
    const head = [t('code'), t('student'), t('state'), t('remark')];
    saveFile('attendance.csv', 'text/csv;charset=utf-8', writeCsv([head, ...rows]));
  };
  return (
    <Button variant="secondary" onClick={save}>
      <Icon name="download" className="size-5" />
      {t('csv')}
    </Button>
  );
}

interface RefusedMarksProps {
  sheet: AttendanceSheet;
  cells: readonly SheetCell[];
  /** The reader may write their own mark over what stands there. */
  canKeep: boolean;
}

const markIn = (value: string | null): AttendanceMark | null =>
  attendanceMarks.find((each) => each === value) ?? null;

/** What was not taken, with both values. */
function RefusedMarks({ sheet, cells, canKeep }: RefusedMarksProps) {
  const t = useTranslations('attendance');
  const words = useTranslations('attendance.marks');
  const locale = useLocale();
  if (sheet.refused.length === 0) return null;
  const wordOf = (value: string | null) => {
    const mark = markIn(value);
    return mark ? words(mark) : t('unmarked');
  };
  const textOf = ({ code, theirs, yours }: Refusal, name: string) =>
    code === reasonMissing
      ? t('refusedReason', { name, yours: wordOf(yours) })
      : t('refusedOne', { name, theirs: wordOf(theirs), yours: wordOf(yours) });
  return (
    <Alert
      tone="warning"
      title={t('refused')}
      action={<Button onClick={sheet.dismiss}>{t('understood')}</Button>}
    >
      <ul className="grid gap-1">
        {sheet.refused.map((refusal) => {
          const cell = cells.find((each) => each.studentId === refusal.studentId);
          return (
            <li key={refusal.studentId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {textOf(refusal, cell ? personNames(cell, locale).name : '–')}
              {canKeep && cell && (
                <Button size="sm" variant="secondary" onClick={() => sheet.keep(cell, markIn(refusal.yours))}>
                  {t('keepMine')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

const reasons = {
  'too-early': 'early',
  'session-cancelled': 'cancelled',
  'term-locked': 'locked',
  'course-archived': 'archived',
  'not-found': 'notYours',
  forbidden: 'notYours',
} as const;

const isKnown = (code: string): code is keyof typeof reasons => code in reasons;

/** Why a whole sheet was not taken. What was typed stays until it is sent again or thrown away. */
function BlockedSheet({ sheet }: { sheet: AttendanceSheet }) {
  const t = useTranslations('attendance.blocked');
  const { blocked, waiting } = sheet;
  if (blocked === null) return null;
  return (
    <Alert
      tone="warning"
      title={t('title')}
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={sheet.sendAgain}>{t('again')}</Button>
          <Button variant="secondary" onClick={sheet.discard}>
            {t('discard')}
          </Button>
        </span>
      }
    >
      <p>{t(`reasons.${isKnown(blocked) ? reasons[blocked] : 'other'}`)}</p>
      <p>{t('kept', { count: waiting })}</p>
    </Alert>
  );
}

interface SheetRowsProps {
  orgId: string;
  sessionId: string;
  owner: string;
  lesson: ClassSession;
  cells: readonly SheetCell[];
  /** The office saves once, with the reason of its corrections; what a teacher taps leaves at once. */
  isOffice: boolean;
  /** The lesson has not begun, or its term is locked: the sheet can be read. */
  isReadOnly: boolean;
  inDialog: boolean;
  onDone: () => void;
  /** Between the head and the names: why the sheet cannot be marked. */
  children: ReactNode;
}

/** Sends what waits, and leaves the sheet unless something was not taken. */
function useDone({ sessionId, owner, onDone }: SheetRowsProps) {
  const t = useTranslations('attendance');
  const client = useQueryClient();
  return async () => {
    const isSent = await sendMarks(owner);
    if (isSent) void client.invalidateQueries({ queryKey: lmsApi.sheets.key });
    const left = markQueue(owner)
      .read()
      ?.find((each) => each.sessionId === sessionId);
    if (left && (left.blocked !== null || left.refused.length > 0)) return;
    showToast({
      kind: isSent ? 'success' : 'default',
      message: isSent ? t('doneAt', { time: formatTimeOfDay(new Date().toISOString()) }) : t('doneWaiting'),
    });
    onDone();
  };
}

/** Everybody of a lesson, for its teacher and for the office. What is marked stays on the phone until the service has it. */
function SheetRows(props: SheetRowsProps) {
  const { orgId, sessionId, owner, lesson, cells, isOffice, isReadOnly, inDialog, children } = props;
  const t = useTranslations('attendance');
  const sheet = useSheet({ orgId, sessionId, owner }, cells, isOffice);
  const done = useDone(props);
  const marked = { done: cells.length - sheet.unmarked.length, count: cells.length };
  return (
    <>
      <SheetHead lesson={lesson} inDialog={inDialog} marked={marked} sheet={sheet} />
      {children}
      <RefusedMarks sheet={sheet} cells={cells} canKeep={isOffice && !isReadOnly} />
      <BlockedSheet sheet={sheet} />
      <div className={cn('@container/sheet', inDialog ? '-mx-3' : '-mx-4 sm:mx-0')}>
        {!isReadOnly && (
          <p className="px-4 pb-2 text-sm dense-lines text-muted @2xl/sheet:hidden">{t('legend')}</p>
        )}
        <ul className="divide-y divide-border border-y border-border bg-surface">
          {cells.map((cell) => (
            <SheetRow
              key={cell.studentId}
              cell={cell}
              sheet={sheet}
              isOffice={isOffice}
              isFixed={isReadOnly || (cell.corrected && !isOffice)}
            />
          ))}
        </ul>
      </div>
      {!isReadOnly && (
        <SheetFoot sheet={sheet} isOffice={isOffice} inDialog={inDialog} onDone={() => void done()} />
      )}
      <div className="flex">
        <SaveSheet cells={cells} sheet={sheet} />
      </div>
    </>
  );
}

interface SheetViewProps {
  orgId: string;
  sessionId: string;
  isOffice: boolean;
  /** The sheet stands in a dialog of a desk and not on a page of its own. */
  inDialog?: boolean;
  onDone: () => void;
}

interface OneSheetProps extends Required<SheetViewProps> {
  answer: SheetAnswer;
  owner: string;
  /** Below the head. */
  notice: ReactNode;
}

function OneSheet({ answer, notice, ...props }: OneSheetProps) {
  const t = useTranslations('attendance');
  const locale = useLocale();
  const { lesson, data, locked } = answer;
  const isOpen = useIsOpen(lesson.startsAt);
  const isCancelled = lesson.state === 'cancelled';
  if (data.length === 0)
    return (
      <>
        <SheetHead lesson={lesson} inDialog={props.inDialog} />
        {notice}
        <p className="text-muted">{t('nobody')}</p>
      </>
    );
  return (
    <SheetRows {...props} lesson={lesson} cells={data} isReadOnly={locked || isCancelled || !isOpen}>
      {notice}
      {locked && <Alert tone="warning">{t('locked')}</Alert>}
      {isCancelled && <Alert tone="warning">{t('blocked.reasons.cancelled')}</Alert>}
      {!isOpen && !isCancelled && (
        <Alert tone="info">{t('opensAt', { at: formatMinute(lesson.startsAt, locale) })}</Alert>
      )}
    </SheetRows>
  );
}

/** The attendance sheet of one lesson with its history: a teacher taps, the office chooses and says why. Both work without a connection. */
export function SheetView({ inDialog = false, ...props }: SheetViewProps) {
  const { orgId, sessionId } = props;
  const owner = useKeptPerson() ?? '';
  return (
    <QueryState query={useSheetQuery({ orgId, sessionId, owner })} skeleton={<SkeletonText lines={10} />}>
      {({ value, keptAt }) => (
        <div className="grid grid-cols-1 gap-3">
          <OneSheet
            {...props}
            owner={owner}
            inDialog={inDialog}
            answer={value}
            notice={<AsKept keptAt={keptAt} />}
          />
          {keptAt === null && <AttendanceHistory schoolId={orgId} sessionId={sessionId} />}
        </div>
      )}
    </QueryState>
  );
}
