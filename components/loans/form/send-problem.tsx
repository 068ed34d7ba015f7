import { useTranslations } from 'next-intl';
import { SessionEnded } from '@/components/feedback/session-ended';
import { Alert } from '@/components/ui/alert';
import type { SendProblem } from './use-send-loan';

/** Why the application was not sent, and what to do now. */
export function SendProblemAlert({ problem }: { problem: SendProblem }) {
  const t = useTranslations('loanForm.form');
  switch (problem) {
    case 'session':
      return <SessionEnded />;
    case 'open':
    case 'closed':
      return (
        <Alert tone="warning" title={t(problem)}>
          {t(`${problem}Body`)}
        </Alert>
      );
    case 'guardian':
      return <Alert tone="warning">{t('guardianAgain')}</Alert>;
    case 'stale':
      return <Alert tone="warning">{t('stale')}</Alert>;
    case 'fields':
      return <Alert tone="danger">{t('gaps')}</Alert>;
    case 'failed':
      return <Alert tone="danger">{t('failed')}</Alert>;
  }
}
