import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';

const reasonMax = 500;

interface UnseenReasonProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** Why applications are accepted although a required paper of some of them was not seen. */
export function UnseenReason({ reason, onChange }: UnseenReasonProps) {
  const t = useTranslations('applicationDesk.move');
  const id = useId();
  return (
    <div className="mt-5">
      <Label htmlFor={id} className="mb-1.5">
        {t('unseen')}
      </Label>
      <Textarea
        id={id}
        value={reason}
        maxLength={reasonMax}
        rows={2}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
