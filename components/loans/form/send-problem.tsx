import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { usePathname, useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import type { SendProblem } from './use-send-loan';

/** Why the application was not sent, and what to do now. */
export function SendProblemAlert({ problem }: { problem: SendProblem }) {
  const t = useTranslations('loanForm.form');
  const pathname = usePathname();
  const search = useSearchParams().toString();
  switch (problem) {
    case 'session':
      return (
        <Alert
          tone="warning"
          title={t('session')}
          action={
            <LinkButton href={href('/login', undefined, { redirect: `${pathname}?${search}` })}>
              {t('logIn')}
            </LinkButton>
          }
        />
      );
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
