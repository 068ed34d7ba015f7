/** Written by write-sprite.ts. */
export const spritePath = '/sprites/0d74114a.svg';
