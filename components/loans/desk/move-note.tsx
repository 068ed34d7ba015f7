import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';

const noteMax = 1_000;

interface MoveNoteProps {
  value: string;
  onChange: (note: string) => void;
  /** The step needs one. */
  isMissing: boolean;
}

/** What the student reads with a step of the bank. */
export function MoveNote({ value, onChange, isMissing }: MoveNoteProps) {
  const t = useTranslations('loanDesk.decide');
  const id = useId();
  return (
    <div>
      <Label htmlFor={id} className="mb-1.5">
        {t('note')}
      </Label>
      <Textarea
        id={id}
        rows={3}
        value={value}
        maxLength={noteMax}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
      />
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className="mt-1 text-sm font-medium text-danger">
          {t('noteNeeded')}
        </p>
      )}
    </div>
  );
}
