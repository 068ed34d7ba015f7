'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayInCambodia, formatDate, formatTimeOfDay, type Instant } from '@/lib/domain/dates/dates';
import type { EditorFailure } from './use-editor';

export interface EditorStateProps {
  isSubmitting: boolean;
  isDirty: boolean;
  /** Why the last press saved nothing; null once one has. */
  failure: EditorFailure | null;
  /** When what is shown was saved, where that is known. */
  savedAt: Instant | null;
  isNew: boolean;
  /** What is typed is in the draft. */
  isKept: boolean;
}

/** Whether it is saved, as a sentence that is read aloud when it changes. */
export function EditorState(props: EditorStateProps) {
  const { isSubmitting, isDirty, failure, savedAt, isNew, isKept } = props;
  const t = useTranslations('editor.state');
  const locale = useLocale();
  const saved = () => {
    if (savedAt === null) return t(isNew ? 'new' : 'unchanged');
    const at = formatTimeOfDay(savedAt);
    const isToday = dayInCambodia(savedAt) === dayInCambodia(new Date());
    return isToday ? t('saved', { at }) : t('savedOn', { day: formatDate(savedAt, locale), at });
  };
  const sentence = () => {
    if (isSubmitting) return t('saving');
    if (failure) return t(failure);
    return isDirty ? t('unsaved') : saved();
  };
  const isWaiting = !isSubmitting && isDirty;
  return (
    <p role="status" className="editor-state" data-failed={failure !== null && !isSubmitting}>
      <span>{sentence()}</span>
      {isWaiting && isKept && <span className="sr-only md:not-sr-only">{t('kept')}</span>}
    </p>
  );
}
