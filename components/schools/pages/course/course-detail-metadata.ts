import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatUsdShort } from '@/lib/domain/money/fees';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pickName } from '@/lib/i18n/pick';
import { cachedCourse } from '@/lib/query/catalogue';
import { placePictureOf } from '@/lib/domain/schools/place-picture';
import { href } from '@/lib/routes/href';

export async function courseDetailMetadata({ id }: { id: string }): Promise<Metadata> {
  const course = await cachedCourse(id);
  if (!course) return { title: (await getTranslations('feedback'))('error.404.title') };
  const t = await getTranslations('course');
  const words = await getTranslations('education');
  const locale = await getLocale();
  const school = pickName(course.school, locale);
  return pageMetadata({
    path: href('/course/[id]', { id }),
    title: `${pickName(course, locale)} – ${school}`,
    description: t('detail.description', {
      school,
      degree: words(`degree.${course.degree}`),
      duration: words('duration', { months: course.durationMonths }),
      fee: formatUsdShort(course.tuitionFee),
    }),
    image: placePictureOf('course', id, locale),
    indexable: true,
  });
}
