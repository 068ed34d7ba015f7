import { useLocale, useTranslations } from 'next-intl';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import type { CareerCenter } from '@/lib/contract/careers/registrations';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { formatTypedPhone } from '@/lib/domain/people/phone';

/** Who holds an event: a center or a school; Sala itself where it is neither. */
export interface EventHostProps {
  center: CareerCenter | undefined;
  school: SchoolDetail | null;
}

export function EventHost({ center, school }: EventHostProps) {
  const t = useTranslations('careerEvent.detail');
  const centers = useTranslations('careerHome.centers');
  const locale = useLocale();
  const address = center && `${pickText(center.street, locale)}, ${pickText(center.city, locale)}`;
  return (
    <Panel title={t('host')}>
      {school && (
        <p className="flex items-center gap-3">
          <SchoolEmblem school={school} sizePx={44} />
          <TextLink href={href('/school/[slug]', { slug: school.slug })}>{pickName(school, locale)}</TextLink>
        </p>
      )}
      {center && (
        <>
          <p className="font-semibold">{pickText(center.name, locale)}</p>
          <p className="text-muted">{address}</p>
          {center.phone && (
            <p>
              <a href={`tel:${center.phone}`} className="inline-block py-1 text-accent-text underline">
                {formatTypedPhone(center.phone)}
              </a>
            </p>
          )}
          <p>
            <TextLink
              href={href('/career-center/events', undefined, { careerCenterId: center.careerCenterId })}
            >
              {centers('all')}
            </TextLink>
          </p>
        </>
      )}
      {!school && !center && <p className="font-semibold">{t('sala')}</p>}
    </Panel>
  );
}
