'use client';

import { useTranslations, useLocale } from 'next-intl';
import { type ReactNode, useCallback, useRef, useState, memo } from 'react';
import { cn } from '@/components/ui/cn';
import { useToday } from '@/components/ui/use-today';
import type { Assessment } from '@/lib/contract/school-day/assessments';
import type { Gradebook, GradebookRow } from '@/lib/contract/school-day/gradebook-shapes';
import { type GridPlace, GradebookCell } from './gradebook-cell';
import { type GradebookWork, useCells } from './use-gradebook';
import { useGridKeys } from './use-grid-keys';
import { personNames } from '@/components/accounts/people/person-names';
import { pickText } from '@/lib/i18n/pick';
import type { GradebookStore } from './gradebook-store';
import { averageOf, averageTotal, totalOf } from './standing';
import { Select } from '@/components/ui/select';

interface TestChoiceProps {
  assessments: readonly Assessment[];
  /** The place of the shown one. */
  shown: number;
  onShow: (place: number) => void;
}

/** Which test a phone shows: there is room for one. */
function TestChoice({ assessments, shown, onShow }: TestChoiceProps) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  return (
    <Select
      aria-label={t('test')}
      dense
      value={shown}
      onChange={({ target }) => onShow(Number(target.value))}
    >
      {assessments.map(({ assessmentId, name, maxScore }, place) => (
        <option key={assessmentId} value={place}>
          {`${pickText(name, locale)} ${t('max', { max: maxScore })}`}
        </option>
      ))}
    </Select>
  );
}

/** The name of a test in one line, what its full score is, and whether students see it. */
function TestName({
  assessment: { name, maxScore, publishedAt, weightPercent },
}: {
  assessment: Assessment;
}) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const state = t(publishedAt ? 'published' : 'unpublished');
  return (
    <span
      title={`${pickText(name, locale)} · ${t('outOf', { max: maxScore, weight: weightPercent })} · ${state}`}
      className="flex min-w-0 items-center gap-1.5"
    >
      <span
        className={cn(
          'size-2 shrink-0 rounded-full border',
          publishedAt ? 'border-success bg-success' : 'border-warning',
        )}
      >
        <span className="sr-only">{state}</span>
      </span>
      <span className="line-clamp-1">{pickText(name, locale)}</span>
      <span className="shrink-0 text-xs font-normal text-muted">{t('max', { max: maxScore })}</span>
    </span>
  );
}

interface OfBook {
  book: Gradebook;
  store: GradebookStore;
}

const none = -1;

/** Where one student stands by all that is typed. */
function TotalCell({ book, store, studentId }: OfBook & { studentId: string }) {
  const t = useTranslations('gradebook');
  const total = useCells(store, () => totalOf(book, store, studentId) ?? none);
  return (
    <td className="border-b border-l border-border bg-sunken px-2 text-right font-semibold tabular-nums">
      {total === none ? '–' : t('percent', { percent: total })}
    </td>
  );
}

/** The average of one test, and how many are marked in it. */
function AverageCell({
  book,
  store,
  assessmentId,
  className,
}: OfBook & { assessmentId: string; className: string }) {
  const t = useTranslations('gradebook');
  // As one text, so that it is drawn again only where it is another.
  const text = useCells(store, () => {
    const { average, marked } = averageOf(book, store, assessmentId);
    return `${average ?? '–'} ${marked}`;
  });
  const [average, marked = '0'] = text.split(' ');
  const count = book.data.length;
  return (
    <td className={className}>
      <span className="font-semibold">{average}</span>
      <span className={Number(marked) < count ? 'block text-xs text-danger' : 'block text-xs text-muted'}>
        {t('markedOf', { done: Number(marked), count })}
      </span>
    </td>
  );
}

/** The average of all totals. */
function AverageTotal({ book, store, className }: OfBook & { className: string }) {
  const t = useTranslations('gradebook');
  const total = useCells(store, () => averageTotal(book, store) ?? none);
  return (
    <td className={`${className} font-semibold`}>
      {total === none ? '–' : t('percent', { percent: total })}
    </td>
  );
}

interface PupilRowProps {
  book: Gradebook;
  store: GradebookStore;
  pupil: GradebookRow;
  row: number;
  readOnly: boolean;
  today: string;
  /** The column that a phone shows. */
  shown: number;
  onWrite: (place: GridPlace, block: readonly (readonly string[])[]) => void;
}

/** One student: the name, where the student stands, and a field for each test. */
const PupilRow = memo(function PupilRow(props: PupilRowProps) {
  const { book, store, pupil, row, readOnly, today, shown, onWrite } = props;
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const { name } = personNames(pupil, locale);
  return (
    <tr>
      <th
        scope="row"
        title={pupil.studentCode}
        className="sticky left-0 z-10 border-b border-border bg-surface px-3 py-1 text-left font-medium dense-lines"
      >
        {name}
      </th>
      <TotalCell book={book} store={store} studentId={pupil.studentId} />
      {book.assessments.map(({ assessmentId, heldOn, name: test }, column) => (
        <GradebookCell
          key={assessmentId}
          store={store}
          studentId={pupil.studentId}
          assessmentId={assessmentId}
          label={t('cell', { student: name, assessment: pickText(test, locale) })}
          readOnly={readOnly}
          isDue={heldOn <= today}
          isShown={column === shown}
          row={row}
          column={column}
          onWrite={onWrite}
        />
      ))}
    </tr>
  );
});

interface GradebookTableProps {
  book: Gradebook;
  work: GradebookWork;
  readOnly: boolean;
  /** What can be done with an assessment. */
  menuOf: (assessment: Assessment) => ReactNode;
}

const headStyle =
  'sticky top-0 border-b border-border bg-sunken px-3 py-0.5 font-semibold dense-lines max-sm:px-2';
const footStyle =
  'sticky bottom-0 border-l border-t border-border bg-sunken px-3 py-1.5 tabular-nums dense-lines';

/** Students by assessments, on phones one of these: arrows and enter lead from cell to cell, a block of a sheet is pasted from a cell on. */
export function GradebookTable({ book, work, readOnly, menuOf }: GradebookTableProps) {
  const t = useTranslations('gradebook');
  const today = useToday();
  const [shown, setShown] = useState(0);
  const table = useRef<HTMLTableElement>(null);
  const { write } = work;
  const { data: pupils, assessments } = book;
  const onWrite = useCallback(
    (at: GridPlace, block: readonly (readonly string[])[]) =>
      write(
        block.flatMap((line, down) =>
          line.flatMap((text, right) => {
            const studentId = pupils[at.row + down]?.studentId;
            const assessmentId = assessments[at.column + right]?.assessmentId;
            return studentId && assessmentId ? [{ studentId, assessmentId, text }] : [];
          }),
        ),
      ),
    [assessments, pupils, write],
  );
  const onKeyDown = useGridKeys(table);
  return (
    <section
      aria-label={t('title')}
      className="max-h-[max(20rem,calc(100dvh-18rem))] min-w-0 overflow-auto rounded-lg border border-border bg-surface"
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields arrive here */}
      <table ref={table} onKeyDown={onKeyDown} className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${headStyle} left-0 z-20 min-w-32 text-left`}>
              {t('student')}
            </th>
            <th scope="col" className={`${headStyle} z-10 min-w-16 border-l text-right`}>
              {t('total')}
            </th>
            {assessments.map((assessment, place) => (
              <th
                key={assessment.assessmentId}
                scope="col"
                className={cn(
                  headStyle,
                  'z-10 min-w-28 border-l text-left max-sm:w-[55%]',
                  place !== shown && 'max-sm:hidden',
                )}
              >
                <span className="flex items-center justify-between gap-1">
                  <span className="min-w-0 flex-1 sm:hidden">
                    <TestChoice assessments={assessments} shown={shown} onShow={setShown} />
                  </span>
                  <span className="min-w-0 max-sm:hidden">
                    <TestName assessment={assessment} />
                  </span>
                  {menuOf(assessment)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil, row) => (
            <PupilRow
              key={pupil.studentId}
              book={book}
              store={work.store}
              pupil={pupil}
              row={row}
              readOnly={readOnly}
              today={today}
              shown={shown}
              onWrite={onWrite}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`${footStyle} left-0 z-20 text-left`}>
              {t('average')}
            </th>
            <AverageTotal book={book} store={work.store} className={`${footStyle} z-10 text-right`} />
            {assessments.map(({ assessmentId }, place) => (
              <AverageCell
                key={assessmentId}
                book={book}
                store={work.store}
                assessmentId={assessmentId}
                className={cn(footStyle, 'z-10 text-right', place !== shown && 'max-sm:hidden')}
              />
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
