'use client';

import type { IconName } from './icons/icon-names';
import { spritePath } from './icons/sprite-path';

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/**
 * One icon of the sprite. Decorative; a client component, so that a page's data contains only its few props, and one
 * for all icons, so that a page's scripts contain only the names it shows.
 */
export const Icon = ({ name, className }: IconProps) => (
  <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'}>
    <use href={`${spritePath}#${name}`} />
  </svg>
);
