import { Cover } from '@/components/ui/cover';
import { PhotoCredit } from '@/components/ui/photo-credit';
import { Photo } from '@/components/ui/photo';
import { SharedPart } from '@/components/ui/shared-part';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { campusOf } from '@/lib/illustrations/campus';
import { SchoolEmblem } from './school-emblem';

interface PictureProps {
  school: SchoolDetail;
}

// The name is beside the pictures, so they say nothing more.

/** The school's own picture on top of its page, or a drawing. */
export function HeaderCover({ school }: PictureProps) {
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
export function HeaderLogo({ school }: PictureProps) {
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
