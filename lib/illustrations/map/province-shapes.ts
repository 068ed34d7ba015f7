import { lake, outline, type Point, rivers, towns } from './cambodia';
import { pointOnMap } from './map-projection';

type Corner = readonly [x: number, y: number];

export const mapSize = [1060, 880] as const;

const project = ([longitude, latitude]: Point): Corner => pointOnMap({ latitude, longitude });

/** The part of a shape that is nearer to `own` than to `other`. */
function nearer(shape: readonly Corner[], own: Corner, other: Corner): Corner[] {
  const middle: Corner = [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2];
  const distance = ([x, y]: Corner) =>
    (x - middle[0]) * (own[0] - other[0]) + (y - middle[1]) * (own[1] - other[1]);
  return shape.flatMap((corner, index) => {
    const before = shape.at(index - 1) ?? corner;
    const from = distance(before);
    const to = distance(corner);
    const share = from / (from - to);
    const cut: Corner = [
      before[0] + (corner[0] - before[0]) * share,
      before[1] + (corner[1] - before[1]) * share,
    ];
    const crossed = from > 0 !== to > 0;
    return [...(crossed ? [cut] : []), ...(to > 0 ? [corner] : [])];
  });
}

const rounded = ([x, y]: Corner) => `${Math.round(x)} ${Math.round(y)}`;

/** The land nearest to each town, by province, as corners in whole units. */
function cells(): Map<string, string[][]> {
  const all = Object.entries(towns).flatMap(([code, points]) =>
    points.map((point) => ({ code, at: project(point) })),
  );
  const land = outline.map(project);
  const landOf = (town: Corner) =>
    all
      .filter((other) => other.at !== town)
      .reduce<readonly Corner[]>((shape, other) => nearer(shape, town, other.at), land)
      .map(rounded);
  return new Map(
    [...Map.groupBy(all, ({ code }) => code)].map(([code, own]) => [
      code,
      own.map((town) => landOf(town.at)),
    ]),
  );
}

/** The outline of touching shapes: edges that two of them share are inside and are removed. */
function around(shapes: readonly (readonly string[])[]): string {
  const edges = new Map<string, string[]>();
  const take = (from: string, to: string): boolean => {
    const ends = edges.get(from) ?? [];
    const index = ends.indexOf(to);
    if (index >= 0) ends.splice(index, 1);
    return index >= 0;
  };
  for (const shape of shapes) {
    shape.forEach((to, index) => {
      const from = shape.at(index - 1) ?? to;
      if (from !== to && !take(to, from)) edges.set(from, [...(edges.get(from) ?? []), to]);
    });
  }
  const rings: string[] = [];
  for (const [start, ends] of edges) {
    while (ends.length > 0) {
      const ring = [start];
      let next = ends.pop();
      while (next && next !== start) {
        ring.push(next);
        next = edges.get(next)?.pop();
      }
      rings.push(`M${ring.join(' ')}Z`);
    }
  }
  return rings.join('');
}

/** The outline of each province as a path, by its code. */
export const provinceShapes = (): ReadonlyMap<string, string> =>
  new Map([...cells()].map(([code, shapes]) => [code, around(shapes)]));

const through = (points: readonly Point[]) => `M${points.map(project).map(rounded).join(' ')}`;

/** The file from which pages reference provinces, to colour them: `p` and the code, `lake` and `river`. */
export function mapSvg(): string {
  const provinces = [...provinceShapes()].map(([code, path]) => `<path id="p${code}" d="${path}"/>`);
  const water = `<path id="lake" d="${through(lake)}Z"/><path id="river" fill="none" d="${rivers.map(through).join('')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${mapSize[0]}" height="${mapSize[1]}" viewBox="0 0 ${mapSize.join(' ')}">${provinces.join('')}${water}</svg>\n`;
}

/** For provinces where the middle of the towns is in another province, or too near to its mark. */
const movedMarks: Readonly<Record<string, Point>> = {
  '08': [105.05, 11.22],
  '23': [104.33, 10.36],
  '24': [102.6, 12.79],
};

/** The position of a province's number of schools. */
export function provinceMark(code: string): readonly [x: number, y: number] {
  const moved = movedMarks[code];
  const points = (moved ? [moved] : (towns[code] ?? [])).map(project);
  const sum = points.reduce<Corner>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [Math.round(sum[0] / points.length), Math.round(sum[1] / points.length)];
}
