import { gate, schoolHouse, stiltHouse } from '../drawing/buildings';
import { boy, bust, girl, krama, person, wheeler } from '../drawing/people';
import { bush, cloud, lotus, palm, sun, tree } from '../drawing/nature';
import { at, box, dot, type Drawing, fill, line, row } from '../drawing/shapes';
import { book, desk, heart, motorbike, paper } from '../drawing/things';

/** A round piece of land under an open sky. */
const island = (...parts: readonly Drawing[]): readonly Drawing[] => [
  fill('n', 'M12 142Q0 66 52 42 84 2 130 24q52-8 72 34 38 24 26 84Z'),
  `<ellipse cx="120" cy="140" rx="108" ry="18" fill="var(--m)"/>`,
  ...parts,
];

/** Pictures for lists and pages without content. */
export const stateDrawings = {
  nothing: island(
    sun(182, 50, 15),
    palm(42, 142, 0.95),
    palm(206, 142, 0.8),
    line('c', 7, 'M46 98q70 52 156-2'),
    line('c', 7, 'M64 108q54 34 122-4'),
    at(
      128,
      124,
      0.62,
      line('b', 12, 'M-46-2q20 14 44 12'),
      line('w', 16, 'M0 10q22 0 30-10'),
      dot('s', 44, -10, 13),
      fill('h', 'M36-22a13 13 0 0 1 20 8q-10 2-20-8Z'),
      line('s', 6, 'M24 0q18-22 32-8'),
      dot('h', -48, -4, 5),
    ),
    book(120, 156, 0.45, 't'),
  ),
  search: island(
    cloud(60, 50, 0.7),
    schoolHouse(176, 138, 84, 1, 'c', 'i'),
    person(84, 152, 1, { ...girl, hair: 'tail', left: [-22, -46], right: [32, -76] }),
    line('k', 6, 'M118 76l10-12'),
    `<circle cx="142" cy="48" r="19" fill="var(--a)" stroke="var(--b)" stroke-width="5"/>`,
    line('w', 3, 'M132 46q2-9 10-9'),
    bush(36, 148, 0.8, 'y'),
  ),
  lost: island(
    sun(54, 50, 14),
    line('k', 6, 'M168 146V36'),
    fill('t', 'M160 40h48l12 11-12 11h-48Z'),
    fill('y', 'M176 70h-48l-12 11 12 11h48Z'),
    line('w', 3, 'M172 51h26'),
    line('k', 3, 'M134 81h28'),
    motorbike(84, 152, 0.8, 'c'),
    person(128, 154, 0.82, { ...boy, top: 'w', right: [17, -102], over: krama }),
    palm(28, 142, 0.6),
  ),
  offline: island(
    stiltHouse(104, 142, 0.72),
    line('q', 4, 'M196 142V62M182 142l14-60 14 60M187 116h18'),
    line('q', 3, 'M184 52q12-12 24 0'),
    line('c', 4, 'M178 38l36 28'),
    cloud(54, 46, 0.9),
    at(104, 132, 0.36, bust({ hair: 'short', top: 'c', left: [-22, -36], right: [22, -36] })),
    palm(26, 144, 0.62),
  ),
  favorites: island(
    palm(208, 142, 0.85),
    heart(120, 78, 0.9),
    heart(84, 54, 0.5),
    heart(158, 58, 0.55),
    person(66, 152, 0.9, { ...girl, right: [26, -72] }),
    wheeler(170, 152, 0.9, { ...boy, left: [-28, -66], skin: 'p' }),
    at(
      120,
      152,
      1,
      fill('i', 'M-26-30h52l-6 30h-40Z'),
      line('k', 2.5, 'M-24-20h48M-22-10h44M-8-30l2 30M8-30l-2 30'),
    ),
  ),
  applications: island(
    desk(120, 152, 136),
    paper(150, 108, 0.8),
    at(92, 150, 0.95, bust({ ...girl, hair: 'tail', left: [-24, -46], right: [34, -46] })),
    box('k', 52, 108, 136, 7, 2),
    at(190, 106, 1, fill('c', 'M-8-18h16l-3 18H-5Z'), line('t', 3, 'M-3-18l-3-14M4-18l3-16')),
    row(3, 4, (step) => box(step === 4 ? 'y' : 'w', 60 + step, 102 - step, 30, 4, 1)),
    palm(218, 146, 0.7),
  ),
  locked: island(
    tree(38, 142, 0.7),
    gate(124, 146, 1.15),
    line('q', 4, 'M76 146V86M92 146V86M108 146V86M140 146V86M156 146V86M172 146V86M72 96h104M72 130h104'),
    box('y', 112, 104, 24, 22, 4),
    line('q', 4, 'M117 104v-8q7-10 14 0v8'),
    dot('k', 124, 114, 3.5),
    person(206, 154, 0.86, { ...girl, hair: 'bun', left: [-22, -62] }),
  ),
  failed: island(
    sun(50, 46, 14),
    motorbike(104, 150, 1.2, 't'),
    line('q', 4, 'M128 144l-8 10M150 146l8 8'),
    person(180, 154, 0.95, { ...boy, top: 'y', bottom: 'k', left: [-30, -56], right: [17, -103], skin: 'p' }),
    at(52, 152, 1, box('r', -18, -22, 36, 22, 3), line('q', 4, 'M-7-22v-6h14v6'), line('w', 3, 'M-10-11h20')),
    palm(216, 140, 0.66),
  ),
  messages: island(
    lotus(56, 146, 0.8),
    lotus(190, 148, 0.65),
    at(
      120,
      116,
      1.15,
      box('w', -44, -56, 88, 58, 6),
      line('t', 4, 'M-42-54 0-22 42-54'),
      line('q', 3, 'M-42 0l28-28M42 0 14-28'),
    ),
    at(170, 54, 1, fill('c', 'M-14 6q4-6 4-16a10 12 0 0 1 20 0q0 10 4 16Z'), dot('y', 0, 10, 4)),
  ),
};
