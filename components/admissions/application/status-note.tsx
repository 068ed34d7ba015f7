import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';

const noteMax = 1000;

/** What the applicant reads beside the new status. */
export function StatusNote({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const t = useTranslations('advisor.change');
  const tForm = useTranslations('form');
  const id = useId();
  return (
    <div className="mt-5">
      <Label htmlFor={id} className="mb-1.5">
        {t('note')} <span className="font-normal text-muted">({tForm('optional')})</span>
      </Label>
      <Textarea
        id={id}
        value={note}
        maxLength={noteMax}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {t('noteHint', { max: noteMax })}
      </p>
    </div>
  );
}
