import { Cover } from '@/components/ui/cover';
import { StoredPicture } from '@/components/ui/stored-picture';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { SchoolEmblem } from './school-emblem';

interface PictureProps {
  school: SchoolDetail;
}

// The name is beside the pictures, so they say nothing more.

/** The school's own picture on top of its page, or a drawing. */
export function HeaderCover({ school }: PictureProps) {
  const { cover } = school.pictures;
  if (!cover) return <Cover hue={school.hue} eager />;
  return <StoredPicture src={cover.url} alt="" eager className="size-full object-cover" />;
}

/** The school's own logo, or its emblem. */
export function HeaderLogo({ school }: PictureProps) {
  const { logo } = school.pictures;
  const place = 'relative -mt-12 ring-4 ring-background';
  if (!logo) return <SchoolEmblem school={school} sizePx={96} className={place} />;
  return (
    <StoredPicture
      src={logo.url}
      alt=""
      eager
      width={96}
      height={96}
      className={`${place} size-24 rounded-lg bg-surface object-contain`}
    />
  );
}
