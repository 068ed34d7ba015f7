'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { useToday } from '@/components/ui/use-today';
import type { Assessment } from '@/lib/contract/school-day/assessments';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import type { GridPlace } from './gradebook-cell';
import { PupilRow } from './gradebook-row';
import { AverageCell, AverageTotal } from './gradebook-sums';
import { TestChoice } from './test-choice';
import type { GradebookWork } from './use-gradebook';
import { useGridKeys } from './use-grid-keys';

interface GradebookTableProps {
  book: Gradebook;
  work: GradebookWork;
  readOnly: boolean;
  /** The name of an assessment, and what can be done with it. */
  headOf: (assessment: Assessment) => ReactNode;
}

const headStyle =
  'sticky top-0 border-b border-border bg-sunken px-3 py-2 align-top font-semibold dense-lines';
const footStyle =
  'sticky bottom-0 border-l border-t border-border bg-sunken px-3 py-1.5 tabular-nums dense-lines';

/** Students by assessments, on phones one of these: arrows and enter lead from cell to cell, a block of a sheet is pasted from a cell on. */
export function GradebookTable({ book, work, readOnly, headOf }: GradebookTableProps) {
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
    <>
      <TestChoice assessments={assessments} shown={shown} onShow={setShown} />
      <section
        aria-label={t('title')}
        className="max-h-[75vh] min-w-0 overflow-auto rounded-lg border border-border bg-surface"
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
                    'z-10 min-w-28 border-l text-left',
                    place !== shown && 'max-sm:hidden',
                  )}
                >
                  {headOf(assessment)}
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
    </>
  );
}
