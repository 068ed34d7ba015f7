import { useLocale, useTranslations } from 'next-intl';
import { CalendarButton } from '@/components/kits/deed/calendar-button';
import { Deed } from '@/components/kits/deed/deed';
import { ApplyLink } from '@/components/schools/school/apply-link';
import { ShareButton } from '@/components/schools/school/share-button';
import { Alert } from '@/components/ui/alert';
import { ByDay } from '@/components/ui/by-day';
import { LinkButton } from '@/components/ui/link-button';
import type { Scholarship } from '@/lib/contract/schools/scholarships';
import { dayAfter, formatDate } from '@/lib/domain/dates/dates';
import { alternatesOf } from '@/lib/i18n/metadata';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { scholarshipHref } from '@/lib/routes/scholarship-href';

interface ScholarshipDeedProps {
  scholarship: Scholarship;
  shape: 'card' | 'bar';
  madeOn: string;
}

/** Until its last day: apply to its school, and its day for the calendar; afterwards the way to the others. */
export function ScholarshipDeed({ scholarship, shape, madeOn }: ScholarshipDeedProps) {
  const t = useTranslations('scholarship');
  const share = useTranslations('school.share');
  const locale = useLocale();
  const { school, deadline } = scholarship;
  const isCard = shape === 'card';
  const title = pickText(scholarship.title, locale);
  const page = scholarshipHref(scholarship);
  const remind = (
    <CalendarButton
      matter={{
        uid: `scholarship-${scholarship.scholarshipId}@sala`,
        title,
        note: pickText(scholarship.howToApply, locale),
        on: deadline,
      }}
      page={page}
      name={`scholarship-${deadline}`}
      text={t('detail.remind')}
      {...(!school && { variant: 'primary' })}
      wide={isCard}
    />
  );
  const open = (
    <>
      {school && (
        <ApplyLink
          href={href('/school/[slug]/enrollment-form', { slug: school.slug })}
          prefetch={false}
          size={isCard ? 'lg' : 'md'}
          wide={isCard}
        >
          {t('detail.apply')}
        </ApplyLink>
      )}
      {(isCard || !school) && remind}
    </>
  );
  const over = (
    <>
      {isCard && <Alert tone="warning">{t('detail.over')}</Alert>}
      <LinkButton href={href('/scholarship')} wide={isCard} prefetch={false}>
        {t('detail.all')}
      </LinkButton>
    </>
  );
  return (
    <Deed
      label={t('detail.deed')}
      shape={shape}
      className={isCard ? '' : 'deed-bar-inset'}
      about={
        <>
          {isCard && <p className="text-lg font-semibold">{pickText(scholarship.amount, locale)}</p>}
          <p className="text-sm text-muted">{t('deadline', { date: formatDate(deadline, locale) })}</p>
        </>
      }
      main={
        <ByDay
          madeOn={madeOn}
          phases={[
            { from: '', content: open },
            { from: dayAfter(deadline), content: over },
          ]}
        />
      }
      others={
        isCard && (
          <ShareButton
            title={title}
            url={alternatesOf(page, locale).canonical}
            texts={{ action: share('action'), copied: share('copied'), failed: share('failed') }}
          />
        )
      }
    />
  );
}
