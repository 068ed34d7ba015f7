import { boy, bust, girl, helmet, krama, person, type Look } from '../drawing/people';
import { clock, glasses, room, shelf, table, windowIn } from '../drawing/rooms';
import { at, box, fill, line, row, type Drawing } from '../drawing/shapes';
import { board, book, desk, laptop, paper, pile, speech } from '../drawing/things';

/** Somebody behind a table: from the waist up, at (x, y). */
const seated = (x: number, y: number, look: Look): Drawing => at(x, y, 1.15, bust(look));

/** Moments of a day in a room. */
export const peopleIndoorDrawings = {
  deciding: room(
    'v',
    'k',
    windowIn(60, 120, 90, 70),
    clock(400, 70, 20),
    seated(128, 240, { hair: 'grey', top: 'i', over: krama, right: [30, -50] }),
    seated(212, 240, { hair: 'bun', top: 'c', left: [-14, -48], right: [18, -48] }),
    seated(296, 240, { ...girl, hair: 'tail', left: [-24, -50], right: [22, -54] }),
    seated(374, 240, { ...boy, skin: 'p', top: 't', left: [-24, -50] }),
    table(250, 258, 360, 'e'),
    at(196, 212, 0.5, paper(0, 0, 1)),
    at(250, 212, 0.6, book(0, 0, 1, 't')),
    at(330, 212, 0.5, paper(0, 0, 1)),
  ),
  examhall: room(
    'n',
    'i',
    board(240, 96, 240, 72),
    line('w', 3, 'M146 50h90M146 64h60M146 78h110'),
    clock(420, 54, 18),
    row(
      4,
      112,
      (x, index) =>
        at(
          72 + x,
          176,
          0.8,
          bust({
            ...(index % 2 ? boy : girl),
            skin: index === 1 ? 'p' : 's',
            left: [-14, -46],
            right: [14, -46],
          }),
        ) + at(72 + x, 178, 0.8, desk(0, 0, 84)),
    ),
    row(
      3,
      124,
      (x, index) =>
        at(
          116 + x,
          258,
          1.1,
          bust({
            ...(index % 2 ? girl : boy),
            hair: index === 2 ? 'bun' : 'short',
            left: [-16, -46],
            right: [16, -46],
          }),
        ) + at(116 + x, 262, 1.1, desk(0, 0, 88)),
    ),
  ),
  labwork: room(
    'a',
    'w',
    shelf(326, 128, 2, 120),
    windowIn(50, 128, 100, 74),
    seated(180, 244, { hair: 'bun', top: 'w', right: [34, -60], over: line('q', 2, 'M0-74v32') }),
    seated(310, 244, {
      hair: 'short',
      skin: 'p',
      top: 'w',
      left: [-34, -58],
      over: line('q', 2, 'M0-74v32'),
    }),
    table(244, 262, 330, 'b'),
    at(228, 212, 1, glasses(0, 0, 'r', 't')),
  ),
  welding: room(
    'o',
    'q',
    windowIn(40, 120, 90, 66),
    box('k', 190, 40, 250, 12, 2),
    row(5, 48, (x) => line('q', 6, `M${214 + x} 52v34`)),
    person(176, 250, 1.35, {
      hair: 'short',
      top: 'b',
      bottom: 'b',
      hat: fill('q', 'M-14-104h28v22q-14 8-28 0Z'),
      right: [34, -58],
      left: [20, -56],
    }),
    table(310, 254, 180, 'k'),
    box('e', 236, 192, 120, 8, 2),
    fill('y', 'M226 178l6 10 10-8-2 12 12 2-10 6 4 10-10-6-6 10-2-12-12 2 8-8-8-8 10 0Z'),
    person(416, 250, 1.2, { hair: 'bun', top: 'c', bottom: 'b', hat: helmet, left: [-24, -60] }),
  ),
  repair: room(
    'u',
    'b',
    shelf(30, 150, 2, 120),
    seated(250, 242, { hair: 'short', skin: 'p', top: 'y', left: [-22, -52], right: [22, -52] }),
    table(250, 262, 320, 'e'),
    at(180, 214, 1, box('h', -16, -26, 32, 26, 4), box('a', -12, -22, 24, 17, 1)),
    at(250, 214, 0.9, laptop(0, 0, 1)),
    at(330, 214, 1, line('q', 5, 'M0 0l26-14M10 4l26-14')),
    at(390, 242, 1.1, bust({ ...girl, left: [-24, -52] })),
    windowIn(320, 118, 110, 70),
  ),
  reading: room(
    'v',
    'i',
    shelf(330, 214, 4, 120),
    windowIn(70, 126, 100, 74),
    box('c', 60, 236, 230, 18, 9),
    at(140, 252, 1.25, bust({ hair: 'bun', top: 't', left: [-10, -44], right: [24, -46] })),
    at(216, 256, 0.95, bust({ ...boy, top: 'y', left: [-22, -46] })),
    at(180, 206, 0.85, book(0, 0, 1, 'r')),
    at(300, 240, 0.9, pile(0, 0)),
  ),
  reception: room(
    'u',
    'k',
    windowIn(40, 120, 100, 74),
    shelf(352, 112, 1, 100),
    clock(240, 58, 20),
    at(250, 216, 1.3, bust({ hair: 'bun', top: 'c', left: [-16, -64], right: [16, -64] })),
    box('t', 130, 170, 250, 72, 4),
    box('i', 120, 160, 270, 12, 4),
    at(330, 160, 0.8, laptop(0, 0, 1)),
    person(90, 258, 1.25, { hair: 'short', skin: 'p', top: 'a', bottom: 'k', right: [28, -68] }),
    box('r', 48, 228, 30, 34, 5),
  ),
  debate: room(
    'n',
    'e',
    board(240, 116, 190, 84),
    line('w', 4, 'M166 62h70M166 80h104M166 98h50'),
    row(5, 92, (x, index) =>
      at(
        56 + x,
        250,
        1.15,
        bust({
          ...(index % 2 ? boy : girl),
          skin: index === 3 ? 'p' : 's',
          hair: (['long', 'short', 'tail', 'short', 'bun'] as const)[index] ?? 'short',
          top: index === 2 ? 'y' : 'w',
          ...(index === 2 && { right: [22, -100] as const }),
        }),
      ),
    ),
    speech(262, 140, 0.7, 'w', 'q'),
  ),
} as const;
