'use client';

import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { personNames } from '@/components/accounts/people/person-names';
import type { Gradebook, GradebookRow } from '@/lib/contract/school-day/gradebook-shapes';
import { pickText } from '@/lib/i18n/pick';
import { GradebookCell, type GridPlace } from './gradebook-cell';
import { TotalCell } from './gradebook-sums';
import type { GradebookStore } from './gradebook-store';

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
export const PupilRow = memo(function PupilRow(props: PupilRowProps) {
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
