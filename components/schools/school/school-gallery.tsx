import { useLocale, useTranslations } from 'next-intl';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { pickText } from '@/lib/i18n/pick';
import { PictureStrip } from './picture-strip';
import { SchoolSection } from './school-section';

/** Photographs of a school; the page leaves the section out without any. */
export function SchoolGallery({ school }: { school: SchoolDetail }) {
  const t = useTranslations('school');
  const locale = useLocale();
  const { gallery } = school.pictures;
  return (
    <SchoolSection id="gallery" title={t('nav.gallery')}>
      <PictureStrip
        pictures={gallery.map(({ url, alt, credit }) => ({ url, alt: pickText(alt, locale), credit }))}
      />
    </SchoolSection>
  );
}
