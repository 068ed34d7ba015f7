import { useLocale, useTranslations } from 'next-intl';
import { Deed } from '@/components/kits/deed/deed';
import { Alert } from '@/components/ui/alert';
import { ByDay } from '@/components/ui/by-day';
import { LinkButton } from '@/components/ui/link-button';
import type { VacancyDetail } from '@/lib/contract/careers/vacancy-shapes';
import { dayAfter, formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { JobApplyLink } from './job-apply-link';
import { JobHeart } from './job-heart';
import { payTextOf } from './job-pay';

interface JobDeedProps {
  vacancy: VacancyDetail;
  shape: 'card' | 'bar';
  /** On the page of an article about it, the way leads to the vacancy's own page. */
  isElsewhere?: boolean;
}

/** What a vacancy pays and until when, and the way to apply; afterwards the way to the others. */
export function JobDeed({ vacancy, shape, isElsewhere = false }: JobDeedProps) {
  const t = useTranslations('job');
  const words = useTranslations('jobPage');
  const locale = useLocale();
  const { organizationId, vacancyId, slug, deadline, isOpen } = vacancy;
  const isCard = shape === 'card';
  const title = pickText(vacancy.title, locale);
  const pay = payTextOf(vacancy);
  const page = href('/career-center/internship-job-opportunities/[slug]', { slug });
  const over = (
    <>
      {isCard && <Alert tone="warning" title={words('closed')} />}
      <LinkButton href={href('/career-center/internship-job-opportunities')} wide={isCard} prefetch={false}>
        {words('others')}
      </LinkButton>
    </>
  );
  const open = (
    <JobApplyLink
      organizationId={organizationId}
      vacancyId={vacancyId}
      page={isElsewhere ? page : undefined}
      shape={shape}
      texts={{ apply: words('apply'), own: words('own') }}
    />
  );
  return (
    <Deed
      label={words('deed')}
      shape={shape}
      className={isElsewhere && !isCard ? 'deed-bar-inset' : ''}
      about={
        <>
          {isElsewhere && isCard && <p className="text-sm text-muted">{title}</p>}
          <p className={isCard ? 'text-xl font-semibold' : 'text-sm font-semibold'}>
            {t(`pay.${pay.key}`, pay.values)}
          </p>
          <p className="text-sm text-muted">
            {deadline ? words('until', { date: formatDate(deadline, locale) }) : t('noDeadline')}
          </p>
        </>
      }
      main={
        isOpen && deadline ? (
          <ByDay
            phases={[
              { from: '', content: open },
              { from: dayAfter(deadline), content: over },
            ]}
          />
        ) : isOpen ? (
          open
        ) : (
          over
        )
      }
      others={
        <JobHeart
          id={vacancyId}
          shape={isCard ? 'labelled' : 'round'}
          texts={{ label: t('heart', { title }), save: t('save'), added: t('added'), failed: t('failed') }}
        />
      }
    />
  );
}
