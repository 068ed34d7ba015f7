/** Written by write-sprite.ts. */
export const spritePath = '/sprites/b88b7219.svg';
