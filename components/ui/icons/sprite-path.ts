/** Written by write-sprite.ts. */
export const spritePath = '/sprites/05445375.svg';
