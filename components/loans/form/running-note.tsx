import { useTranslations } from 'next-intl';
import { LeaveQuestion } from '@/components/kits/work/leave-question';

/** Says that papers are on their way, and asks before they would be lost. */
export function RunningNote({ running, isWaiting }: { running: number; isWaiting: boolean }) {
  const t = useTranslations('loanForm.running');
  const texts = { title: t('leaveTitle'), body: t('leaveBody'), leave: t('leave'), stay: t('stay') };
  return (
    <>
      <p role="status" className="mt-4 font-medium text-accent-text empty:hidden">
        {running > 0 && t(isWaiting ? 'waiting' : 'goOn', { count: running })}
      </p>
      <LeaveQuestion when={running > 0} texts={texts} danger />
    </>
  );
}
