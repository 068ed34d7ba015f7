'use client';

import type { IllustrationName } from '@/lib/illustrations/illustration-files';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { Illustration } from './illustration';

interface PictureTileProps {
  href: Href;
  picture: IllustrationName;
  title: string;
  /** The count. */
  note: string;
  /** The picture beside the text where there is room. */
  wide?: boolean;
}

/** One link with its picture; takes finished texts, so that a page's data contains only these. */
export function PictureTile({ href, picture, title, note, wide }: PictureTileProps) {
  return (
    <div className={wide ? 'card card-pressable tile tile-wide' : 'card card-pressable tile'}>
      <Illustration name={picture} />
      <div>
        <h3>
          <Link href={href} prefetch={false} className="card-link">
            {title}
          </Link>
        </h3>
        <p>{note}</p>
      </div>
    </div>
  );
}
