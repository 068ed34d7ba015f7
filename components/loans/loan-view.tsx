import { useTranslations } from 'next-intl';
import { HomeSection } from '@/components/site/home/home-section';
import { PageHero } from '@/components/site/home/page-hero';
import { AccordionItem } from '@/components/ui/accordion';
import { Icon, type IconName } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Bank } from '@/lib/contract/loans/banks';
import { loanLimits } from '@/lib/domain/limits/loans';
import { href } from '@/lib/routes/href';
import { BankCard } from './bank-card';
import { LoanCalculator } from './calculator';
import { PaperExamples } from './paper-examples';
import { TroubleList } from './trouble-list';

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
