/** Written by write-sprite.ts. */
export const spritePath = '/sprites/f4486009.svg';
