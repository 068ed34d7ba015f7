import { useLocale, useTranslations } from 'next-intl';
import { Photo } from '@/components/ui/photo';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { pickText } from '@/lib/i18n/pick';
import { SchoolSection } from './school-section';

/** Pictures of a school; the page leaves the section out without any. */
export function SchoolGallery({ pictures }: Pick<SchoolDetail, 'pictures'>) {
  const t = useTranslations('school');
  const locale = useLocale();
  return (
    <SchoolSection id="gallery" title={t('nav.gallery')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.gallery.map(({ key, url, alt }) => (
          <li key={key}>
            <Photo
              url={url}
              alt={pickText(alt, locale)}
              sizes="(min-width: 640px) 33vw, 50vw"
              fallback={null}
              className="aspect-[4/3] w-full rounded-lg object-cover"
            />
          </li>
        ))}
      </ul>
    </SchoolSection>
  );
}
