import { useTranslations, useLocale } from 'next-intl';
import { HomeSection } from '@/components/site/home/home-section';
import { PageHero } from '@/components/site/home/page-hero';
import { AccordionItem } from '@/components/ui/accordion';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/icon-names';
import { LinkButton } from '@/components/ui/link-button';
import type { Bank } from '@/lib/contract/loans/banks';
import { loanLimits } from '@/lib/domain/limits/loans';
import { href } from '@/lib/routes/href';
import { LoanCalculator } from './calculator';
import { TroubleList } from './trouble-list';
import { DescriptionList } from '@/components/ui/description-list';
import { provinceName } from '@/lib/domain/geography/geography';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickName, pickText } from '@/lib/i18n/pick';
import {
  loanDocumentKinds,
  requiredLoanDocuments,
  type LoanDocumentKind,
} from '@/lib/domain/loans/loan-rules';
import { PaperDrawing } from './paper-drawing';

const always = new Set(requiredLoanDocuments({ working: false }));
const whenOf = (kind: LoanDocumentKind) => {
  if (kind === 'contract') return 'after';
  return always.has(kind) ? 'always' : 'working';
};

/** The ten kinds of papers, each with a drawn example. */
function PaperExamples() {
  const t = useTranslations('loan');
  const tPage = useTranslations('loanPage.papers');
  return (
    <ul className="grid gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-5">
      {loanDocumentKinds.map((kind) => (
        <li key={kind} className="card overflow-hidden max-sm:flex">
          <PaperDrawing kind={kind} className="w-24 shrink-0 self-stretch bg-sunken sm:h-36 sm:w-full" />
          <div className="min-w-0 flex-1 p-3 sm:p-4">
            <p className="text-sm text-muted">{tPage(whenOf(kind))}</p>
            <h3 className="font-semibold">{t(`paper.${kind}`)}</h3>
            <p className="mt-1 text-sm text-muted">{t(`paperHint.${kind}`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A bank with its terms of new loans and its branches. */
function BankCard({ bank }: { bank: Bank }) {
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

const rules = {
  who: 'users-round',
  amount: 'wallet',
  period: 'calendar-days',
  interest: 'scroll-text',
  decides: 'landmark',
  private: 'eye',
} as const satisfies Record<string, IconName>;
const ruleNames = ['who', 'amount', 'period', 'interest', 'decides', 'private'] as const;

const figures = {
  limit: `$${loanLimits.amountBelowUsd.toLocaleString('en-US')}`,
  cap: loanLimits.yearlyRateCapPercent,
};

/** What a student loan is, what it costs, and what it needs. */
export function LoanView({ banks }: { banks: readonly Bank[] }) {
  const t = useTranslations('loanPage');
  const tTrouble = useTranslations('loan.trouble');
  const hasBanks = banks.length > 0;
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')} picture="cover-money">
        {hasBanks ? (
          <>
            <LinkButton
              href={href('/profile/student-loan', undefined, { apply: 'yes' })}
              size="lg"
              prefetch={false}
            >
              {t('apply')}
            </LinkButton>
            <a
              href="#loan-calculator"
              className="inline-flex min-h-12 items-center font-semibold text-accent-text"
            >
              {t('calculate')}
            </a>
          </>
        ) : (
          <p className="font-semibold">{t('noBank')}</p>
        )}
      </PageHero>
      {hasBanks && (
        <HomeSection id="loan-calculator" title={t('calculator.title')} lead={t('calculator.lead')}>
          <LoanCalculator
            banks={banks.map(({ bankId, name, nameNative, yearlyRatePercent, fee, amountMax }) => ({
              bankId,
              name,
              nameNative,
              yearlyRatePercent,
              fee,
              amountMax,
            }))}
          />
        </HomeSection>
      )}
      <HomeSection id="loan-rules" title={t('rules.title')}>
        <div className="max-w-3xl">
          {ruleNames.map((key) => (
            <AccordionItem
              key={key}
              title={
                <span className="flex min-w-0 items-center gap-3">
                  <Icon name={rules[key]} className="size-5 shrink-0 text-accent-text" />
                  {t(`rules.${key}.title`)}
                </span>
              }
            >
              <p>{t(`rules.${key}.body`, figures)}</p>
            </AccordionItem>
          ))}
          <AccordionItem
            title={
              <span className="flex min-w-0 items-center gap-3">
                <Icon name="triangle-exclamation-point" className="size-5 shrink-0 text-warning" />
                {tTrouble('title')}
              </span>
            }
          >
            <TroubleList />
          </AccordionItem>
        </div>
      </HomeSection>
      <HomeSection id="loan-papers" title={t('papers.title')} lead={t('papers.lead')}>
        <PaperExamples />
      </HomeSection>
      {hasBanks && (
        <HomeSection id="loan-banks" title={t('banks.title')}>
          <ul className="grid gap-4 lg:grid-cols-2">
            {banks.map((bank) => (
              <li key={bank.bankId}>
                <BankCard bank={bank} />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
      <HomeSection id="loan-next" title={t('next.title')}>
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          {hasBanks && (
            <LinkButton href={href('/profile/student-loan', undefined, { apply: 'yes' })} prefetch={false}>
              {t('apply')}
            </LinkButton>
          )}
          <LinkButton href={href('/scholarship')} variant="secondary">
            {t('next.scholarship')}
          </LinkButton>
          <LinkButton href={href('/help-center/categories/student-loan')} variant="secondary">
            {t('next.help')}
          </LinkButton>
        </div>
      </HomeSection>
    </>
  );
}
