/** Written by write-sprite.ts. */
export const spritePath = '/sprites/09a7994f.svg';
