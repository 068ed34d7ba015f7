'use client';

import {
  illustrationFolder,
  type IllustrationName,
  illustrationSizes,
} from './illustrations/illustration-files';

interface IllustrationProps {
  name: IllustrationName;
  className?: string | undefined;
  /** For what is seen first on a page. */
  eager?: boolean;
}

/** One of Sala's own drawings. Decorative: what it shows is said beside it. */
export function Illustration({ name, className, eager }: IllustrationProps) {
  const [width, height] = illustrationSizes[name];
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
