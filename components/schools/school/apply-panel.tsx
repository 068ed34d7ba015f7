import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Price } from '@/components/ui/price';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { telegramUrl } from '@/lib/domain/contact-links';
import { feePeriodOfSchool } from '@/lib/domain/money/fee-period';
import { href } from '@/lib/routes/href';
import { ApplyLink } from './apply-link';
import { FeeHint } from './fee-hint';

interface ApplyPanelProps {
  school: SchoolDetail;
  /** `card` is beside the text on wide screens, `bar` at the bottom of phones. */
  shape: 'card' | 'bar';
}

/** The fee and two actions: apply, or ask first. */
export function ApplyPanel({ school, shape }: ApplyPanelProps) {
  const t = useTranslations('school');
  const telegram = telegramUrl(school.telegram);
  const isBar = shape === 'bar';
  const fee = (
    <Price
      amountUsd={school.minFee}
      toUsd={school.maxFee}
      per={feePeriodOfSchool(school.schoolType)}
      className={isBar ? 'block text-sm' : 'block text-xl'}
    />
  );
  const apply = (
    <ApplyLink
      href={href('/school/[slug]/enrollment-form', { slug: school.slug })}
      prefetch={false}
      size={isBar ? 'md' : 'lg'}
      wide={!isBar}
    >
      {t('apply')}
    </ApplyLink>
  );
  const ask = telegram && (
    <a
      href={telegram}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('consult')} (${t('campuses.newTab')})`}
      className={buttonStyle({ variant: 'secondary', size: isBar ? 'icon' : 'md', wide: !isBar })}
    >
      <Icon name="send" className="size-5" />
      {!isBar && t('consult')}
    </a>
  );
  if (isBar) {
    return (
      <section
        aria-label={t('schoolActions')}
        className="sticky bottom-0 z-30 flex items-center gap-2 border-t border-border bg-surface px-4 pb-[calc(0.625rem+env(safe-area-inset-bottom))] pt-2.5 lg:hidden"
      >
        <p className="min-w-0 flex-1">{fee}</p>
        {ask}
        {apply}
      </section>
    );
  }
  return (
    <section
      aria-label={t('schoolActions')}
      className="rounded-lg border border-border bg-surface p-5 shadow-soft"
    >
      <p className="text-sm text-muted">{t('fees.range')}</p>
      <p>{fee}</p>
      <p className="text-sm tabular-nums text-muted">
        <FeeHint minUsd={school.minFee} maxUsd={school.maxFee} />
      </p>
      <div className="mt-4 grid gap-2.5">
        {apply}
        {ask}
      </div>
    </section>
  );
}
