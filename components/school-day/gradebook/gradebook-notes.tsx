'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { WordsField } from '@/components/form/limited-text';
import { personNames } from '@/components/accounts/people/person-names';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import { textLimits } from '@/lib/domain/limits/texts';
import { lettersOver } from '@/lib/domain/trim';
import { pickText } from '@/lib/i18n/pick';
import { type CellPlace, keyOf, type Value } from './gradebook-store';
import { type GradebookWork, useCells } from './use-gradebook';

interface NotesProps {
  book: Gradebook;
  work: GradebookWork;
}

/** How a cell and its values are named in a sentence. */
function useNames(book: Gradebook) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  return {
    nameOf: ({ studentId, assessmentId }: CellPlace) => {
      const pupil = book.data.find((row) => row.studentId === studentId);
      const test = book.assessments.find((row) => row.assessmentId === assessmentId);
      return t('cell', {
        student: pupil ? personNames(pupil, locale).name : '',
        assessment: test ? pickText(test.name, locale) : '',
      });
    },
    valueOf: (value: Value) => {
      if (value === null) return t('emptyCell');
      return typeof value === 'string' ? t(value) : String(value);
    },
  };
}

/** Somebody else was faster: both values, and whose stays. */
function Conflicts({ book, work, places }: NotesProps & { places: readonly CellPlace[] }) {
  const t = useTranslations('gradebook');
  const { nameOf, valueOf } = useNames(book);
  const { store, flush } = work;
  return (
    <Alert tone="warning" title={t('theirs.title', { count: places.length })}>
      <ul className="grid gap-2">
        {places.map((place) => (
          <li key={keyOf(place)} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {nameOf(place)}:{' '}
              {t('theirs.both', {
                theirs: valueOf(store.get(place).stored),
                yours: valueOf(store.valueAt(place)),
              })}
            </span>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                store.keepMine(place);
                void flush();
              }}
            >
              {t('theirs.mine')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => store.drop([place])}>
              {t('theirs.take')}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Scores that students have read, or that somebody else wrote: old, new, and why. */
function Reasons({ book, work, places }: NotesProps & { places: readonly CellPlace[] }) {
  const t = useTranslations('gradebook');
  const { nameOf, valueOf } = useNames(book);
  const [reason, setReason] = useState('');
  const { store, explain } = work;
  const isRead = places.every(({ assessmentId }) => store.columnOf(assessmentId)?.publishedAt !== null);
  return (
    <Alert tone="warning" title={t(isRead ? 'why.title' : 'why.titleOther', { count: places.length })}>
      <div className="grid gap-3">
        <ul className="grid gap-1">
          {places.map((place) => (
            <li key={keyOf(place)}>
              {nameOf(place)}:{' '}
              {t('why.both', { old: valueOf(store.get(place).stored), new: valueOf(store.valueAt(place)) })}
            </li>
          ))}
        </ul>
        <WordsField
          label={t('why.label')}
          rows={1}
          value={reason}
          max={textLimits.shortTextMax}
          onChange={setReason}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={reason.trim() === '' || lettersOver(reason, textLimits.shortTextMax) > 0}
            onClick={() => {
              void explain(places, reason.trim());
              setReason('');
            }}
          >
            {t('why.save')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => store.drop(places)}>
            {t('why.drop')}
          </Button>
        </div>
      </div>
    </Alert>
  );
}

/** Whether everything is stored. */
export function GradebookStatus({ work: { store, isSaving } }: Pick<NotesProps, 'work'>) {
  const t = useTranslations('gradebook');
  useCells(store, store.changes);
  const wrong = store.placesIn('wrong').length;
  const isSaved = (['failed', 'theirs', 'asks'] as const).every(
    (state) => store.placesIn(state).length === 0,
  );
  const isWaiting = isSaving || store.placesIn('waiting').length > 0;
  return (
    <p role="status" className="min-h-6 text-sm text-muted">
      {isWaiting ? t('saving') : wrong > 0 ? t('wrongCells', { count: wrong }) : isSaved && t('allSaved')}
    </p>
  );
}

/** What the gradebook asks of its teacher. */
export function GradebookNotes({ book, work }: NotesProps) {
  const t = useTranslations('gradebook');
  const { store, again } = work;
  useCells(store, store.changes);
  const [theirs, asks, failed] = [store.placesIn('theirs'), store.placesIn('asks'), store.placesIn('failed')];
  if (theirs.length + asks.length + failed.length === 0) return null;
  return (
    <div className="grid gap-3">
      {failed.length > 0 && (
        <Alert
          tone="danger"
          title={t('failed', { count: failed.length })}
          action={
            <Button variant="secondary" size="sm" onClick={() => void again()}>
              {t('again')}
            </Button>
          }
        >
          {t('failedBody')}
        </Alert>
      )}
      {theirs.length > 0 && <Conflicts book={book} work={work} places={theirs} />}
      {asks.length > 0 && <Reasons book={book} work={work} places={asks} />}
    </div>
  );
}
