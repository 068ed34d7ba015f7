import { useLocale, useTranslations } from 'next-intl';
import { CardTitle } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import type { CareerCenter } from '@/lib/contract/careers/registrations';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { formatTypedPhone } from '@/lib/domain/values/phone';

interface CenterCardProps {
  center: CareerCenter;
  next: ScheduledEvent | undefined;
}

/** A center: where it is, when it is open, and what comes next there. */
export function CenterCard({ center, next }: CenterCardProps) {
  const t = useTranslations('careerHome.centers');
  const locale = useLocale();
  const { careerCenterId, phone } = center;
  const address = `${pickText(center.street, locale)}, ${pickText(center.city, locale)}`;
  const map = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${center.street.en}, ${center.city.en}` })}`;
  return (
    <div className="card flex h-full flex-col gap-4 p-5">
      <div>
        <CardTitle level={3}>{pickText(center.name, locale)}</CardTitle>
        <p className="mt-1 text-muted">{address}</p>
        <a
          href={map}
          rel="noreferrer"
          target="_blank"
          className="inline-block py-1.5 text-accent-text underline underline-offset-4"
        >
          {t('map')}
        </a>
      </div>
      <DescriptionList
        items={[
          {
            key: 'hours',
            icon: <Icon name="clock" />,
            term: t('hours'),
            details: pickText(center.hours, locale),
          },
          ...(phone
            ? [
                {
                  key: 'phone',
                  icon: <Icon name="phone" />,
                  term: t('phone'),
                  details: <a href={`tel:${phone}`}>{formatTypedPhone(phone)}</a>,
                },
              ]
            : []),
        ]}
      />
      <div className="mt-auto border-t border-border pt-4 text-sm">
        {next ? (
          <>
            <p className="text-muted">{t('next')}</p>
            <p>
              <TextLink href={href('/career-center/events/[slug]', { slug: next.slug })}>
                {pickText(next.title, locale)}
              </TextLink>{' '}
              · {formatDate(next.startsAt, locale)}
            </p>
            <TextLink href={href('/career-center/events', undefined, { careerCenterId })}>
              {t('all')}
            </TextLink>
          </>
        ) : (
          <p className="text-muted">{t('none')}</p>
        )}
      </div>
    </div>
  );
}
