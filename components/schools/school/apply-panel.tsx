import { useLocale, useTranslations } from 'next-intl';
import { Deed } from '@/components/kits/deed/deed';
import { CompareDeed } from '@/components/schools/compare/compare-deed';
import { useCompareTexts } from '@/components/schools/compare/use-compare-texts';
import { Price } from '@/components/ui/price';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { feePeriodOfSchool } from '@/lib/domain/money/fee-period';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { ApplyLink } from './apply-link';
import { AskLink } from './ask-link';
import { FavoriteHeart } from './favorite-heart';
import { FeeHint } from './fee-hint';

interface ApplyPanelProps {
  school: SchoolDetail;
  /** `card` is beside the text on wide screens, `bar` at the bottom of phones. */
  shape: 'card' | 'bar';
}

/** The fee of a school and what one can do: apply, ask first, save or compare it. */
export function ApplyPanel({ school, shape }: ApplyPanelProps) {
  const t = useTranslations('school');
  const locale = useLocale();
  const isBar = shape === 'bar';
  const compareTexts = useCompareTexts(pickName(school, locale));
  const fee = (
    <Price
      amountUsd={school.minFee}
      toUsd={school.maxFee}
      per={feePeriodOfSchool(school.schoolType)}
      className={isBar ? 'block text-sm' : 'block text-xl'}
    />
  );
  const about = isBar ? (
    <p>{fee}</p>
  ) : (
    <>
      <p className="text-sm text-muted">{t('fees.range')}</p>
      <p>{fee}</p>
      <p className="text-sm tabular-nums text-muted">
        <FeeHint minUsd={school.minFee} maxUsd={school.maxFee} />
      </p>
    </>
  );
  const main = (
    <ApplyLink
      href={href('/school/[slug]/enrollment-form', { slug: school.slug })}
      prefetch={false}
      size={isBar ? 'md' : 'lg'}
      wide={!isBar}
    >
      {t('apply')}
    </ApplyLink>
  );
  const ask = <AskLink telegram={school.telegram} isSmall={isBar} />;
  const others = isBar ? (
    ask
  ) : (
    <>
      {ask}
      <FavoriteHeart school={school} shape="labelled" />
      <CompareDeed kind="schools" id={school.slug} texts={compareTexts} />
    </>
  );
  return <Deed label={t('schoolActions')} shape={shape} about={about} main={main} others={others} />;
}
