import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

interface VersionConflictProps {
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** The version of the other person. */
  children: ReactNode;
}

/** Another person saved first: shows their version and asks which one stays. The answer alone saves nothing. */
export function VersionConflict({ onKeepMine, onTakeTheirs, children }: VersionConflictProps) {
  const t = useTranslations('editor.conflict');
  return (
    <Alert
      tone="warning"
      title={t('title')}
      action={
        <span className="flex flex-wrap gap-2.5">
          <Button variant="secondary" size="sm" className="min-h-11" onClick={onKeepMine}>
            {t('keepMine')}
          </Button>
          <Button variant="secondary" size="sm" className="min-h-11" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
        </span>
      }
    >
      <p>{t('body')}</p>
      <div className="mt-2">{children}</div>
    </Alert>
  );
}
