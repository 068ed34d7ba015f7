import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { Crumbs } from '@/components/kits/detail/crumbs';
import { Badge } from '@/components/ui/badge';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { FavoriteHeart } from './favorite-heart';
import { HeaderCover, HeaderLogo } from './school-header-pictures';
import { ShareButton } from './share-button';

interface SchoolHeaderProps {
  school: SchoolDetail;
  /** The page's own address, for sharing. */
  url: string;
}

/** The header of a school: emblem, its name in both languages, type, place and marks. */
export function SchoolHeader({ school, url }: SchoolHeaderProps) {
  const t = useTranslations('school');
  const education = useTranslations('education');
  const nav = useTranslations('layouts.nav');
  const locale = useLocale();
  const name = pickName(school, locale);
  const other = locale === 'km' ? 'en' : 'km';
  const otherName = pickName(school, other);
  const province = provinceByCode(school.province);
  const shareTexts = { action: t('share.action'), copied: t('share.copied'), failed: t('share.failed') };
  return (
    <header>
      <div className="relative h-28 overflow-hidden sm:h-44 lg:h-[min(20vw,18rem)]">
        <HeaderCover school={school} />
      </div>
      <div className="mx-auto max-w-page px-4 pb-4 sm:px-6 sm:pb-6">
        <div className="flex items-end justify-between gap-3">
          <HeaderLogo school={school} />
          <div className="flex gap-2 pt-3">
            <FavoriteHeart school={school} shape="labelled" className="lg:hidden" />
            <ShareButton title={name} url={url} texts={shareTexts} />
          </div>
        </div>
        <div className="mt-4 max-sm:hidden">
          <Crumbs
            trail={[
              { label: nav('home'), href: href('/') },
              { label: nav('schools'), href: href('/explore') },
              { label: name, href: href('/school/[slug]', { slug: school.slug }) },
            ]}
          />
        </div>
        <h1 className="mt-4 text-2xl sm:mt-2 sm:text-4xl">{name}</h1>
        {otherName !== name && (
          <p lang={other} className="mt-0.5 text-muted sm:text-lg">
            {otherName}
          </p>
        )}
        <ul className="mt-3 flex flex-wrap items-center gap-2 [&>li]:flex [&>li]:max-w-full">
          {school.verified && (
            <li>
              <Badge tone="accent">
                <Icon name="badge-check" />
                {education('verified')}
              </Badge>
            </li>
          )}
          <li>
            <Badge>{education(`schoolType.${school.schoolType}`)}</Badge>
          </li>
          <li>
            <Badge>{education(`sector.${school.isPublic ? 'public' : 'private'}`)}</Badge>
          </li>
          {province && (
            <li>
              <Badge>
                <Icon name="map-pin" />
                {placeLabel(province, locale)}
              </Badge>
            </li>
          )}
        </ul>
        <p className="mt-3 max-w-prose sm:text-lg">{pickText(school.tagline, locale)}</p>
      </div>
    </header>
  );
}
