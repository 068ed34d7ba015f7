import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { roleNames } from '@/lib/domain/accounts/roles';
import { useViewer } from '@/lib/query/use-viewer';

/** Whoever works for a bank is told who adds them to it; advisors see all banks, so for them there is none. */
export function NoBank() {
  const t = useTranslations('loanDesk');
  const { data } = useViewer();
  if (data?.roles.includes(roleNames.advisor)) return <Empty title={t('noBanks')}>{t('noBanksBody')}</Empty>;
  return <Empty title={t('noBank')}>{t('noBankBody')}</Empty>;
}
