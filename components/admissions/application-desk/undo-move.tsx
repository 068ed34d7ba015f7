'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { useUndoMove } from './use-undo-move';

/** Takes the reader's own last move back, as long as nothing has followed it. */
export function UndoMove({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applicationDesk.undo');
  const [busy, setBusy] = useState(false);
  const undo = useUndoMove();
  if (!application.mayUndo) return null;
  return (
    <Button
      variant="ghost"
      wide
      loading={busy}
      className="mt-2"
      onClick={async () => {
        setBusy(true);
        await undo(application.applicantId);
        setBusy(false);
      }}
    >
      <Icon name="undo-2" className="size-5" />
      {t('last')}
    </Button>
  );
}
