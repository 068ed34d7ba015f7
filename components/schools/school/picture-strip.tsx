'use client';

import { type MouseEvent, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Photo } from '@/components/ui/photo';
import { imageBreakpointsPx } from '@/lib/domain/limits/pages';
import { pictureSizePath, uploadIdOf } from '@/lib/domain/picture-sizes';
import type { SchoolPicture } from './picture-viewer';

const Viewer = lazyPart(
  () => import('./picture-viewer').then((module) => module.PictureViewer),
  () => null,
);

/** On wide screens the others are behind the last one; on phones all are swiped. */
const shownMax = 5;

/** The picture itself, for browsers that cannot open the viewer. */
const largest = (url: string) => {
  const id = uploadIdOf(url);
  return id === null ? url : `${pictureSizePath}/${Math.max(...imageBreakpointsPx)}/${id}`;
};

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || button !== 0;

/** Photographs of a school in a row or a mosaic; one of them opens all of them in the size of the screen. */
export function PictureStrip({ pictures }: { pictures: readonly SchoolPicture[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  const more = pictures.length - shownMax;
  return (
    <>
      <ul className="picture-strip phone-strip" data-count={Math.min(pictures.length, shownMax)}>
        {pictures.map(({ url, alt }, index) => (
          <li key={url}>
            <a
              href={largest(url)}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                setOpened(index);
              }}
            >
              <Photo
                url={url}
                alt={alt}
                sizes={index === 0 ? '(min-width: 640px) 50vw, 80vw' : '(min-width: 640px) 25vw, 80vw'}
                fallback={<span>{alt}</span>}
              />
              {more > 0 && index === shownMax - 1 && <b aria-hidden="true">+{more}</b>}
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && <Viewer pictures={pictures} start={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
