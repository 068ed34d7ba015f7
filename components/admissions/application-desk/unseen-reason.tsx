import { useTranslations } from 'next-intl';
import { WordsField } from '@/components/form/limited-text';

/** In code units. */
export const unseenReasonMax = 500;

interface UnseenReasonProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** Why applications are accepted although a required paper of some of them was not seen. */
export function UnseenReason({ reason, onChange }: UnseenReasonProps) {
  const t = useTranslations('applicationDesk.move');
  return (
    <WordsField
      label={t('unseen')}
      value={reason}
      max={unseenReasonMax}
      rows={2}
      onChange={onChange}
      className="mt-5"
    />
  );
}
