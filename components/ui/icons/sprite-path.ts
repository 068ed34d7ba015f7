/** Written by write-sprite.ts. */
export const spritePath = '/sprites/3408b7e5.svg';
