import { useTranslations } from 'next-intl';
import { WordsField } from '@/components/form/limited-text';

/** In code units. */
export const moveNoteMax = 1_000;

interface MoveNoteProps {
  value: string;
  onChange: (note: string) => void;
  /** The step needs one. */
  isMissing: boolean;
}

/** What the student reads with a step of the bank. */
export function MoveNote({ value, onChange, isMissing }: MoveNoteProps) {
  const t = useTranslations('loanDesk.decide');
  return (
    <WordsField
      label={t('note')}
      rows={3}
      value={value}
      max={moveNoteMax}
      onChange={onChange}
      problem={isMissing && t('noteNeeded')}
    />
  );
}
