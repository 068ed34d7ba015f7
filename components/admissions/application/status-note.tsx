import { useTranslations } from 'next-intl';
import { WordsField } from '@/components/form/limited-text';

/** In code units. */
export const statusNoteMax = 1000;

/** What the applicant reads beside the new status. */
export function StatusNote({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const t = useTranslations('advisor.change');
  return (
    <WordsField
      label={t('note')}
      optional
      value={note}
      max={statusNoteMax}
      onChange={onChange}
      hint={t('noteHint', { max: statusNoteMax })}
      className="mt-5"
    />
  );
}
