import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Check } from '@/components/ui/icon';

/** Whether the device has stored what was typed, and the way to begin anew. */
export function FormFoot({ isSaved, onStartOver }: { isSaved: boolean; onStartOver: () => void }) {
  const t = useTranslations('loanForm.form');
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-border pt-3 text-sm text-muted">
      {isSaved ? (
        <p className="flex items-center gap-1.5">
          <Check aria-hidden="true" className="size-4 text-success" />
          {t('saved')}
        </p>
      ) : (
        <p role="status" className="font-medium text-warning">
          {t('notSaved')}
        </p>
      )}
      <Button variant="link" className="min-h-11 text-sm" onClick={() => setAsking(true)}>
        {t('startOver')}
      </Button>
      <ConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setAsking}
        title={t('startOverTitle')}
        description={t('startOverBody')}
        confirmLabel={t('startOver')}
        onConfirm={onStartOver}
      />
    </div>
  );
}
