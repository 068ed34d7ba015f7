import type { HollandRecord, PersonalityRecord } from '@/lib/contract/orientation/orientation';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { type PictureLocale, interestWords, poleWords } from './share-picture-words';

/** Colours of the light theme (`app/globals.css`): a picture in a chat has no dark version. */
export const pictureColors = {
  accent: '#0b6b5e',
  accentStrong: '#08534a',
  accentSoft: '#dcf0ea',
  highlight: '#f3b23c',
  paper: '#fbfaf5',
  ink: '#12231f',
  muted: '#51645f',
} as const;

const family = 'Kantumruy Pro';

interface TextStyle {
  size: number;
  weight?: 400 | 700;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One line of text; `y` is its baseline, in pixels. */
export const line = (
  text: string,
  x: number,
  y: number,
  { size, weight = 400, fill = pictureColors.ink, anchor = 'start' }: TextStyle,
): string =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escape(text)}</text>`;

const center = { x: 910, y: 322 };
const radius = 140;
/** Distance from the centre of the hexagon to the names at its sides. */
const sideNameDistance = 200;

const corner = (index: number, share: number): { x: number; y: number } => {
  const angle = (Math.PI / 3) * index - Math.PI / 2;
  return {
    x: Math.round((center.x + Math.cos(angle) * radius * share) * 10) / 10,
    y: Math.round((center.y + Math.sin(angle) * radius * share) * 10) / 10,
  };
};

const polygon = (shares: readonly number[]): string =>
  shares.map((share, index) => Object.values(corner(index, share)).join(',')).join(' ');

/** The six interests as a hexagon, each with its name and per cent. */
export function interestChart(result: HollandRecord['result'], locale: PictureLocale): string {
  const rings = [0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<polygon points="${polygon(hollandTypes.map(() => share))}" fill="none" stroke="#cfdcd7" stroke-width="2"/>`,
  );
  const shape = polygon(hollandTypes.map((type) => result.percentages[type] / 100));
  const names = hollandTypes.map((type, index) => {
    const { x, y } = corner(index, 1);
    const isChosen = result.code.includes(type);
    const side = Math.sign(Math.round(x - center.x));
    const nameX = center.x + side * sideNameDistance;
    const nameY = side === 0 ? y + (y < center.y ? -48 : 38) : y;
    return (
      line(interestWords[type][locale], nameX, nameY, {
        size: 23,
        weight: isChosen ? 700 : 400,
        fill: isChosen ? pictureColors.accent : pictureColors.muted,
        anchor: 'middle',
      }) +
      line(`${Math.round(result.percentages[type])}%`, nameX, nameY + 31, {
        size: 23,
        weight: 700,
        anchor: 'middle',
      })
    );
  });
  return [
    ...rings,
    `<polygon points="${shape}" fill="${pictureColors.accent}" fill-opacity="0.28" stroke="${pictureColors.accent}" stroke-width="5" stroke-linejoin="round"/>`,
    ...names,
  ].join('');
}

const bars = { left: 686, width: 424, top: 134, step: 86, height: 16 } as const;

/** The five axes as bars between their poles, the stronger one in bold with its per cent. */
export function axisChart(result: PersonalityRecord['result'], locale: PictureLocale): string {
  return result.axes
    .map(({ axis, poles, letter, percentage }, index) => {
      const [first, second] = poleWords[axis];
      const towardsFirst = poles[0]?.percentage ?? 0;
      const isFirst = letter === axis.slice(0, 1);
      const y = bars.top + index * bars.step;
      const right = bars.left + bars.width;
      const length = (bars.width * percentage) / 100;
      const style = (isStronger: boolean, anchor: 'start' | 'end') => ({
        size: 23,
        weight: isStronger ? (700 as const) : (400 as const),
        fill: isStronger ? pictureColors.accent : pictureColors.muted,
        anchor,
      });
      const label = (words: typeof first, share: number, isStronger: boolean) =>
        isStronger ? `${words[locale]} ${Math.round(share)}%` : words[locale];
      return [
        line(label(first, towardsFirst, isFirst), bars.left, y, style(isFirst, 'start')),
        line(label(second, 100 - towardsFirst, !isFirst), right, y, style(!isFirst, 'end')),
        `<rect x="${bars.left}" y="${y + 18}" width="${bars.width}" height="${bars.height}" rx="8" fill="#e3ebe7"/>`,
        `<rect x="${isFirst ? bars.left : right - length}" y="${y + 18}" width="${length}" height="${bars.height}" rx="8" fill="${pictureColors.accent}"/>`,
      ].join('');
    })
    .join('');
}
