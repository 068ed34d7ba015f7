import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import type { CareerCenter } from '@/lib/contract/careers/registrations';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { formatTypedPhone } from '@/lib/domain/values/phone';

/** A center in a line or two: where it is, how it is reached. */
export function CenterRow({ center }: { center: CareerCenter }) {
  const t = useTranslations('careerHome.centers');
  const locale = useLocale();
  const { careerCenterId, phone } = center;
  return (
    <div className="p-4">
      <h3 className="font-semibold">{pickText(center.name, locale)}</h3>
      <p className="text-sm text-muted">
        {pickText(center.street, locale)}, {pickText(center.city, locale)}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-5 text-sm">
        {phone && (
          <a
            href={`tel:${phone}`}
            className="inline-block py-1.5 text-accent-text underline underline-offset-4"
          >
            {formatTypedPhone(phone)}
          </a>
        )}
        <TextLink href={href('/career-center/events', undefined, { careerCenterId })}>{t('all')}</TextLink>
      </p>
    </div>
  );
}
