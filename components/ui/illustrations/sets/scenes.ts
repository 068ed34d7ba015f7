import { hall, schoolHouse, stiltHouse } from '../drawing/buildings';
import { cloud, palm, rice, sun, tree } from '../drawing/nature';
import { boy, girl, gownCap, person, wheeler } from '../drawing/people';
import { box, dot, fill, line, row } from '../drawing/shapes';
import { bicycle, cap, coins, motorbike } from '../drawing/things';

/** Larger pictures with their own scenery. */
export const sceneDrawings = {
  scholarship: [
    fill('u', 'M16 208Q-10 90 80 60 150-10 236 40q92-8 96 90 24 44-8 78Z'),
    `<ellipse cx="170" cy="206" rx="150" ry="22" fill="var(--g)"/>`,
    tree(62, 206, 1),
    person(128, 214, 1.3, {
      hair: 'long',
      top: 'b',
      bottom: 'b',
      skirt: true,
      hat: gownCap,
      right: [26, -104],
    }),
    wheeler(216, 216, 1.3, {
      hair: 'short',
      top: 'b',
      bottom: 'b',
      hat: gownCap,
      skin: 'p',
      left: [-20, -94],
    }),
    cap(206, 54, 0.6),
    coins(286, 210, 4),
    coins(312, 212, 7),
    row(5, 44, (x, index) =>
      dot((['y', 'c', 't'] as const)[index % 3] ?? 'y', 90 + x, 36 + (index % 2) * 18, 4),
    ),
  ],
  welcome: [
    box('n', 0, 0, 480, 560),
    sun(330, 170, 62),
    cloud(110, 110, 1.5),
    cloud(400, 80, 1),
    fill('m', 'M0 320q90-60 200-30t280-30v110H0Z'),
    hall(250, 352, 0.9),
    palm(60, 360, 1.5),
    palm(110, 352, 1),
    palm(430, 360, 1.4),
    rice(480, 352, 420),
    box('i', 0, 418, 480, 142),
    person(128, 520, 1.5, girl),
    person(208, 524, 1.5, { ...boy, skin: 'p', right: [22, -98] }),
    wheeler(306, 526, 1.5, { ...girl, hair: 'tail' }),
    bicycle(412, 520, 1.3, 'c'),
  ],
  start: [
    fill('n', 'M8 150Q0 60 90 40 190-16 300 30q90 10 92 120Z'),
    box('g', 0, 150, 400, 20, 10),
    sun(300, 62, 20),
    stiltHouse(84, 154, 0.7),
    palm(160, 154, 0.8),
    motorbike(196, 164, 0.8, 'c'),
    person(252, 164, 0.9, girl),
    schoolHouse(330, 154, 90, 1, 'c', 'i'),
  ],
  hero: [
    sun(928, 100, 46),
    fill('m', 'M0 170q120-50 240-20t240 6q90-40 180-18t190 4 200-22 220 26 330-14v130H0Z'),
    ...(
      [
        [210, 1.05],
        [420, 0.7],
        [640, 0.9],
        [1004, 1.1],
        [1046, 0.8],
        [1200, 0.6],
        [1410, 1],
      ] as const
    ).map(([x, scale]) => palm(x, 212, scale)),
    stiltHouse(800, 206, 1.05),
    rice(1600, 206, 262),
    motorbike(560, 250, 0.8, 'c'),
    person(684, 252, 0.78, girl),
    person(726, 254, 0.78, { ...boy, skin: 'p', right: [20, -98] }),
    wheeler(902, 254, 0.78, { ...girl, hair: 'tail' }),
    person(952, 252, 0.78, boy),
  ],
  test: [
    fill('v', 'M14 214Q-8 100 70 60 150-10 250 40q80 10 72 120 10 40-8 54Z'),
    `<ellipse cx="166" cy="212" rx="150" ry="20" fill="var(--m)"/>`,
    line('k', 7, 'M170 214V70'),
    fill('t', 'M164 66h88l16 15-16 15h-88Z'),
    fill('y', 'M176 104H92l-16 15 16 15h84Z'),
    fill('c', 'M164 142h70l14 13-14 13h-70Z'),
    line('w', 4, 'M182 81h50M180 155h38'),
    line('k', 4, 'M104 119h52'),
    person(90, 218, 1.15, { ...girl, hair: 'tail', right: [18, -103] }),
    wheeler(268, 218, 1.15, { ...boy, skin: 'p', left: [-16, -92] }),
  ],
};
