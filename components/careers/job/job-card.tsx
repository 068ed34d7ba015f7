import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { VacancySummary } from '@/lib/contract/careers/vacancy-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName } from '@/lib/domain/geography/geography';
import { daysLeft } from '@/lib/domain/careers/vacancy-state';
import { emblemOf } from '@/lib/domain/schools/emblem';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { JobCardFace } from './job-card-face';
import { JobHeart } from './job-heart';
import { payTextOf } from './job-pay';

interface JobCardProps {
  vacancy: VacancySummary;
  heading?: 'h2' | 'h3';
  /** The day, in Phnom Penh, on which a static page was rendered, or today. */
  today: string;
}

const urgentDays = 7;

/** A vacancy in a list, for server and client components; texts from `job`. */
export function JobCard({ vacancy, heading = 'h2', today }: JobCardProps) {
  const t = useTranslations('job');
  const locale = useLocale();
  const { vacancyId, slug, deadline, isOpen, isHidden, checkedOn, companyName, application } = vacancy;
  const title = pickText(vacancy.title, locale);
  const pay = payTextOf(vacancy);
  const days = deadline === null ? null : daysLeft(deadline, today);
  const left = days === null ? t('noDeadline') : t('days', { count: days });
  return (
    <JobCardFace
      href={href('/career-center/internship-job-opportunities/[slug]', { slug })}
      heading={heading}
      title={title}
      company={pickText(companyName, locale)}
      checked={checkedOn ? t('checkedOn', { date: formatDate(checkedOn, locale) }) : t('unchecked')}
      isChecked={checkedOn !== null}
      place={provinceName(vacancy.province, locale)}
      facts={[
        ['clock', `${t(`schedule.${vacancy.schedule}`)} · ${t(`workplace.${vacancy.workplace}`)}`],
        ['calendar-clock', isOpen ? left : t(isHidden ? 'hidden' : 'closed')],
      ]}
      pay={t(`pay.${pay.key}`, pay.values)}
      isUrgent={!isOpen || (days !== null && days <= urgentDays)}
      emblem={emblemOf({ name: companyName.en, nameNative: companyName.km }, locale)}
      badges={
        <>
          <Badge>{t(`kind.${vacancy.kind}`)}</Badge>
          {application && (
            <Badge tone="accent">
              {locale === 'km' ? application.step.nameNative : application.step.name}
            </Badge>
          )}
        </>
      }
      heart={
        <JobHeart
          id={vacancyId}
          shape="round"
          texts={{ label: t('heart', { title }), added: t('added'), failed: t('failed') }}
        />
      }
    />
  );
}
