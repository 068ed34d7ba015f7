import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useToday } from '@/components/ui/use-today';
import type { InstalmentState } from '@/lib/domain/loans/loan-rules';
import type { PlannedPayment } from '../instalment-table';
import type { useLoanChange } from '../use-loan-change';

interface MarkInstalmentProps {
  payment: PlannedPayment;
  change: ReturnType<typeof useLoanChange>['change'];
}

/** Notes that an instalment was paid, or is missing, with its day. */
export function MarkInstalment({ payment, change }: MarkInstalmentProps) {
  const t = useTranslations('loanDesk.instalment');
  const id = useId();
  const today = useToday();
  const [asked, setAsked] = useState<InstalmentState | null>(null);
  const [day, setDay] = useState('');
  const { number, state } = payment;
  const label = t('mark', { number });
  const on = day || today;
  const confirm = async () => {
    if (asked) await change({ instalment: { number, state: asked, on } });
  };
  const button = (to: InstalmentState, text: string) => (
    <Button
      variant={to === 'paid' ? 'primary' : 'secondary'}
      size="sm"
      className="min-h-11"
      aria-label={`${label}: ${text}`}
      onClick={() => setAsked(to)}
    >
      {text}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {state !== 'paid' && button('paid', t('paidAction'))}
      {state === 'open' && button('late', t('lateAction'))}
      {state !== 'open' && button('open', t('open'))}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`${label}: ${asked ? t(asked) : ''}`}
        confirmLabel={asked ? t(asked) : ''}
        onConfirm={confirm}
      >
        <Label htmlFor={id} className="mb-1.5">
          {t('on')}
        </Label>
        <Input id={id} type="date" value={on} max={today} onChange={(event) => setDay(event.target.value)} />
      </ConfirmDialog>
    </div>
  );
}
