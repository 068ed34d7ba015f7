import type { ComponentProps } from 'react';

interface StoredPictureProps extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'className'> {
  src: string;
  /** What it shows; '' where that is said beside it. */
  alt: string;
  /** For what is seen first on a page. */
  eager?: boolean;
}

/** An uploaded picture, which is stored in its final size. */
export const StoredPicture = ({ alt, eager = false, ...props }: StoredPictureProps) => (
  <img {...props} alt={alt} loading={eager ? 'eager' : 'lazy'} decoding="async" />
);
