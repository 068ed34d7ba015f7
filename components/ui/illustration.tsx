'use client';

import {
  illustrationFolder,
  type IllustrationName,
  illustrationSize,
} from '@/lib/illustrations/illustration-files';

interface IllustrationProps {
  name: IllustrationName;
  className?: string | undefined;
  /** For the first visible picture of a page. */
  eager?: boolean;
}

/** One of Sala's own drawings. Decorative: text beside it says the same. */
export function Illustration({ name, className, eager }: IllustrationProps) {
  const [width, height] = illustrationSize(name);
  return (
    <img
      src={`${illustrationFolder}/${name}.svg`}
      alt=""
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
