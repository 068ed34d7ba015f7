import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Question } from '@/lib/contract/qa/questions';

interface StatementConflictProps {
  /** What somebody else made of it. */
  question: Question;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else was faster: shows their text and asks whose shall stay. Nothing is saved by the answer alone. */
export function StatementConflict({ question, onKeepMine, onTakeTheirs }: StatementConflictProps) {
  const t = useTranslations('orientationStaff.conflict');
  return (
    <Alert
      tone="warning"
      title={t('title')}
      action={
        <span className="flex flex-wrap gap-2.5">
          <Button variant="secondary" size="sm" onClick={onKeepMine}>
            {t('keepMine')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
        </span>
      }
    >
      <p>{t('body')}</p>
      <p lang="km" className="mt-2 font-semibold">
        {question.titleNative}
      </p>
      <p lang="en" className="font-semibold">
        {question.title}
      </p>
    </Alert>
  );
}
