import { useLocale, useTranslations } from 'next-intl';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { pickText } from '@/lib/i18n/pick';
import { PictureStrip } from './picture-strip';
import { SchoolDrawings } from './school-drawings';
import { SchoolSection } from './school-section';

/** Photographs of a school, or drawings of what it teaches until it has sent some. */
export function SchoolGallery({ school }: { school: SchoolDetail }) {
  const t = useTranslations('school');
  const locale = useLocale();
  const { gallery } = school.pictures;
  return (
    <SchoolSection id="gallery" title={t('nav.gallery')}>
      {gallery.length > 0 ? (
        <PictureStrip pictures={gallery.map(({ url, alt }) => ({ url, alt: pickText(alt, locale) }))} />
      ) : (
        <SchoolDrawings school={school} />
      )}
    </SchoolSection>
  );
}
