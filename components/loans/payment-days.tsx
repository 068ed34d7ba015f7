import { useLocale, useTranslations } from 'next-intl';
import { SaveCalendar } from '@/components/feedback/save-calendar';
import { useToday } from '@/components/ui/use-today';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** Saves the days of the payments that lie ahead for the phone's calendar. */
export function PaymentDays({ loan }: { loan: LoanDetail }) {
  const t = useTranslations('loan.calendar');
  const locale = useLocale();
  const today = useToday();
  const bank = pickName({ name: loan.bankName, nameNative: loan.bankNameNative }, locale);
  const { loanId, referenceCode, periodMonths: count } = loan;
  const ahead = loan.status === 'paid-out' ? loan.plan.instalments : [];
  const days = ahead.flatMap(({ number, dueOn, payment, state }) =>
    dueOn === null || dueOn < today || state === 'paid'
      ? []
      : [
          {
            uid: `instalment-${loanId}-${number}@sala`,
            on: dueOn,
            title: t('title', { amount: formatUsd(payment), bank }),
            note: t('note', { number, count, reference: referenceCode }),
            page: href('/profile/student-loan/detail', undefined, { loanId }),
          },
        ],
  );
  return <SaveCalendar label={t('save')} fileName={`sala-loan-${referenceCode}.ics`} days={days} />;
}
