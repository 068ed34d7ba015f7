import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { Crumbs } from '@/components/kits/detail/crumbs';
import { Badge } from '@/components/ui/badge';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { FavoriteHeart } from './favorite-heart';
import { ShareButton } from './share-button';
import { Cover } from '@/components/ui/cover';
import { PhotoCredit } from '@/components/ui/photo-credit';
import { Photo } from '@/components/ui/photo';
import { SharedPart } from '@/components/ui/shared-part';
import { campusOf } from '@/lib/illustrations/campus';
import { SchoolEmblem } from './school-emblem';

interface PictureProps {
  school: SchoolDetail;
}

// The name is beside the pictures, so they say nothing more.

/** The school's own picture on top of its page, or a drawing. */
function HeaderCover({ school }: PictureProps) {
  const { cover, coverCredit } = school.pictures;
  const drawing = <Cover hue={school.hue} campus={campusOf(school)} eager />;
  if (!cover) return drawing;
  return (
    <>
      <Photo
        url={cover.url}
        alt=""
        sizes="100vw"
        eager
        className="size-full object-cover"
        fallback={drawing}
      />
      <PhotoCredit
        name={coverCredit}
        className="absolute bottom-0 right-0 max-w-full rounded-tl-md bg-surface/90 px-2 py-0.5"
      />
    </>
  );
}

/** The school's own logo, or its emblem. */
function HeaderLogo({ school }: PictureProps) {
  const { logo } = school.pictures;
  const place = 'relative -mt-12 ring-4 ring-background';
  const emblem = <SchoolEmblem school={school} sizePx={96} className={place} />;
  if (!logo) return <SharedPart name={`school-${school.schoolId}`}>{emblem}</SharedPart>;
  return (
    <Photo
      url={logo.url}
      alt=""
      sizes="96px"
      eager
      className={`${place} size-24 rounded-lg bg-surface object-contain`}
      fallback={emblem}
    />
  );
}

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
