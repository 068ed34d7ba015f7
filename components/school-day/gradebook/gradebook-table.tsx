'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useCallback, useRef } from 'react';
import { personNames } from '@/components/people/people/person-names';
import type { Assessment } from '@/lib/contract/lms/assessments';
import type { Gradebook } from '@/lib/contract/lms/gradebook-shapes';
import { pickText } from '@/lib/i18n/pick';
import { GradebookCell, type GridPlace } from './gradebook-cell';
import type { GradebookWork } from './use-gradebook';

interface GradebookTableProps {
  book: Gradebook;
  work: GradebookWork;
  readOnly: boolean;
  /** Below the name of an assessment. */
  headOf: (assessment: Assessment) => ReactNode;
}

const placeOf = ({ dataset }: HTMLInputElement): GridPlace => ({
  row: Number(dataset['row']),
  column: Number(dataset['column']),
});

/** Where a key leads to; null where it stays in its field. */
const stepOf = ({ key, shiftKey }: KeyboardEvent, field: HTMLInputElement): GridPlace | null => {
  const { row, column } = placeOf(field);
  const { selectionStart: start, selectionEnd: end, value } = field;
  const isWhole = start === 0 && end === value.length;
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return { row: row + 1, column };
  if (key === 'ArrowUp' || key === 'Enter') return { row: row - 1, column };
  if (key === 'ArrowLeft' && (isWhole || end === 0)) return { row, column: column - 1 };
  if (key === 'ArrowRight' && (isWhole || start === value.length)) return { row, column: column + 1 };
  return null;
};

/** Students by assessments: arrows and enter lead from cell to cell, a block of a sheet is pasted from a cell on. */
export function GradebookTable({ book, work, readOnly, headOf }: GradebookTableProps) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
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
  const move = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const next = stepOf(event, event.target);
    if (!next) return;
    event.preventDefault();
    const field = table.current?.querySelector<HTMLInputElement>(
      `input[data-row="${next.row}"][data-column="${next.column}"]`,
    );
    if (field) field.focus();
    else event.target.blur();
  };
  return (
    <section
      aria-label={t('title')}
      className="max-h-[75vh] min-w-0 overflow-auto rounded-lg border border-border bg-surface"
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields arrive here */}
      <table ref={table} onKeyDown={move} className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 top-0 z-20 min-w-32 bg-sunken px-3 py-2 text-left align-top text-muted"
            >
              {t('student')}
            </th>
            {assessments.map((assessment) => (
              <th
                key={assessment.assessmentId}
                scope="col"
                className="sticky top-0 z-10 min-w-32 border-l border-border bg-sunken px-3 py-2 text-left align-top text-muted"
              >
                {pickText(assessment.name, locale)}
                {headOf(assessment)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil, row) => {
            const { name } = personNames(pupil, locale);
            return (
              <tr key={pupil.studentId}>
                <th
                  scope="row"
                  className="sticky left-0 z-10 border-b border-border bg-surface px-3 py-2 text-left font-medium"
                >
                  {name}
                  <span className="block text-xs font-normal tabular-nums text-muted">
                    {pupil.studentCode}
                  </span>
                </th>
                {assessments.map(({ assessmentId, name: test }, column) => (
                  <GradebookCell
                    key={assessmentId}
                    store={work.store}
                    studentId={pupil.studentId}
                    assessmentId={assessmentId}
                    label={t('cell', { student: name, assessment: pickText(test, locale) })}
                    readOnly={readOnly}
                    row={row}
                    column={column}
                    onWrite={onWrite}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
