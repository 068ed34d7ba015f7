import { at, box, type Colour, dot, type Drawing, fill, line, short } from './shapes';

type Hand = readonly [x: number, y: number];

export interface Look {
  skin?: 's' | 'p';
  hair?: 'short' | 'long' | 'bun' | 'tail' | 'grey';
  top?: Colour;
  /** Of trousers or skirt. */
  bottom?: Colour;
  skirt?: boolean;
  left?: Hand;
  right?: Hand;
  /** Drawn over the head: a hat, a cap. */
  hat?: Drawing;
  /** Drawn over the body: a stethoscope, a krama. */
  over?: Drawing;
  /** The lower left leg is a prosthesis. */
  prosthesis?: boolean;
}

const restLeft: Hand = [-17, -40];
const restRight: Hand = [17, -40];

function arm(side: -1 | 1, [x, y]: Hand, skin: Colour, top: Colour): Drawing {
  const shoulder = side * 11;
  const elbow: Hand = [(shoulder + x) / 2 + side * 5, (y - 66) / 2 + 4];
  const sleeve = [shoulder + (elbow[0] - shoulder) * 0.8, -69 + (elbow[1] + 69) * 0.8].map(short);
  return (
    line(skin, 6, `M${shoulder}-68Q${elbow.map(short).join(' ')} ${x} ${y}`) +
    line(top, 8, `M${shoulder}-69L${sleeve.join(' ')}`)
  );
}

function head(hair: NonNullable<Look['hair']>, skin: Colour, hat: Drawing): Drawing {
  const colour: Colour = hair === 'grey' ? 'q' : 'h';
  const behind = {
    short: '',
    grey: '',
    long: fill('h', 'M-13-94a13 13 0 0 1 26 0v19q-5 4-9 2h-8q-4 2-9-2Z'),
    bun: dot('h', 0, -107, 6),
    tail: fill('h', 'M6-102q14 0 12 24-6 2-8-4Z'),
  }[hair];
  return (
    behind +
    box(skin, -4, -83, 8, 10) +
    dot(skin, 0, -92, 12) +
    fill(colour, 'M-12.6-91a12.6 12.6 0 0 1 25.2 0q-3-6-8-8-8 5-17.2 8Z') +
    dot('h', -4, -90, 1.4) +
    dot('h', 4.5, -90, 1.4) +
    line('h', 1.4, 'M-3-85q3.5 3 7 0') +
    hat
  );
}

/** Head, arms and chest, from the waist at (0, -42) upwards. */
export function bust(look: Look): Drawing {
  const { skin = 's', hair = 'short', top = 'w', left = restLeft, right = restRight } = look;
  return (
    arm(-1, left, skin, top) +
    fill(top, 'M-13-40v-25q0-11 10-11h6q10 0 10 11v25Z') +
    (look.over ?? '') +
    head(hair, skin, look.hat ?? '') +
    arm(1, right, skin, top)
  );
}

function legs({ skin = 's', bottom = 'b', skirt, prosthesis }: Look): Drawing {
  const shoes = fill('h', 'M-12 0q0-4 5-4h5v4ZM2 0v-4h5q5 0 5 4Z');
  if (skirt) return line(skin, 5, 'M-5-16V-3M5-16V-3') + shoes + fill(bottom, 'M-12-43h24l4 29h-32Z');
  const left = prosthesis
    ? `${fill(bottom, 'M-12-43h13l-2 22h-8Z')}${line('q', 3, 'M-6-21V-4')}`
    : fill(bottom, 'M-12-43h13l-2 40h-8Z');
  return shoes + left + fill(bottom, 'M-2-43h14l-3 40H1Z');
}

/** Feet at (x, y), 105 high. */
export const person = (x: number, y: number, scale: number, look: Look): Drawing =>
  at(x, y, scale, legs(look), bust(look));

/** In a wheelchair; wheels at (x, y). */
export const wheeler = (x: number, y: number, scale: number, look: Look): Drawing =>
  at(
    x,
    y,
    scale,
    line('q', 4, 'M-15-54v34h26M-15-52h-7'),
    at(0, 16, 1, bust(look)),
    line(look.bottom ?? 'b', 11, 'M-4-29h22l4 20'),
    line('h', 5, 'M20-4h8'),
    `<circle cx="-3" cy="-17" r="16" class="z" stroke="var(--h)" stroke-width="3.5"/>`,
    dot('q', -3, -17, 3),
    dot('h', 18, -4, 4),
  );

/** What pupils wear. */
export const girl: Look = { hair: 'long', top: 'w', bottom: 'b', skirt: true };
export const boy: Look = { hair: 'short', top: 'w', bottom: 'b' };
export const krama: Drawing =
  fill('r', 'M-9-76q9 7 18 0l3 5q-12 9-24 0Z') +
  fill('r', 'M4-70h6l2 20h-7Z') +
  line('w', 1.2, 'M-7-72q7 4 14 0M5-62h6M6-56h6');
export const helmet: Drawing = fill('y', 'M-13-94a13 13 0 0 1 26 0h4v3h-34v-3Z');
export const palmHat: Drawing = fill('i', 'M-20-95Q0-120 20-95 0-102-20-95Z');
export const gownCap: Drawing =
  fill('b', 'M-17-102 0-109l17 7-17 7Z') + fill('b', 'M-10-100h20v6q-10 4-20 0Z') + line('y', 2, 'M15-102v9');
