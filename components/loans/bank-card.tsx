import { useLocale, useTranslations } from 'next-intl';
import { AccordionItem } from '@/components/ui/accordion';
import { DescriptionList } from '@/components/ui/description-list';
import type { Bank } from '@/lib/contract/loans/banks';
import { provinceName } from '@/lib/domain/geography/geography';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { formatPhone } from '@/lib/domain/people/phone';
import { pickName, pickText } from '@/lib/i18n/pick';

/** A bank with its terms of new loans and its branches. */
export function BankCard({ bank }: { bank: Bank }) {
  const t = useTranslations('loanPage.banks');
  const tCost = useTranslations('loan.cost');
  const locale = useLocale();
  const items = [
    ...(bank.yearlyRatePercent === null
      ? []
      : [{ key: 'rate', term: tCost('rate'), details: t('rate', { rate: bank.yearlyRatePercent }) }]),
    { key: 'fee', term: t('fee'), details: bank.fee > 0 ? formatUsd(bank.fee) : t('noFee') },
    { key: 'max', term: t('max'), details: formatUsd(bank.amountMax) },
    ...(bank.phone ? [{ key: 'phone', term: t('phone'), details: formatPhone(bank.phone) }] : []),
  ];
  return (
    <article className="card h-full p-5">
      <h3 className="text-lg font-semibold">{pickName(bank, locale)}</h3>
      <p className="mb-4 mt-1 text-muted">{pickText(bank.about, locale)}</p>
      <DescriptionList columns={2} items={items} className="min-[22rem]:grid-cols-2" />
      {bank.branches.length > 0 && (
        <AccordionItem title={t('branches', { count: bank.branches.length })} className="mt-2">
          <ul className="grid gap-2">
            {bank.branches.map((branch) => (
              <li key={branch.name.en}>
                <span className="block text-text">{pickText(branch.name, locale)}</span>
                <span className="text-sm">
                  {provinceName(branch.province, locale)}
                  {branch.phone && ` · ${formatPhone(branch.phone)}`}
                </span>
              </li>
            ))}
          </ul>
        </AccordionItem>
      )}
    </article>
  );
}
