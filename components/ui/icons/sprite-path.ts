/** Written by write-sprite.ts. */
export const spritePath = '/sprites/08b52170.svg';
