'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { textLimits } from '@/lib/domain/limits/texts';
import { lettersOver } from '@/lib/domain/trim';
import { CorrectionReason } from './correction-reason';
import type { Sheet } from './use-sheet';

interface SaveChoicesProps {
  sheet: Sheet;
  onSaved: () => void;
}

/** One save for everything that the office has chosen: with the reason, where a stored mark changes. */
export function SaveChoices({ sheet, onSaved }: SaveChoicesProps) {
  const t = useTranslations('attendance');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = () => {
    const lacks = sheet.needsReason && reason.trim() === '';
    setMissing(lacks);
    if (lacks || lettersOver(reason, textLimits.shortTextMax) > 0) return;
    sheet.release(reason.trim());
    setReason('');
    onSaved();
  };
  return (
    <>
      {sheet.needsReason && (
        <CorrectionReason
          value={reason}
          isMissing={isMissing}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
      )}
      <Button className="grow sm:ml-auto sm:min-w-48 sm:grow-0" disabled={sheet.chosen === 0} onClick={save}>
        {t('save', { count: sheet.chosen })}
      </Button>
    </>
  );
}
