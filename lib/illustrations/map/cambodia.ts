import data from './cambodia.json';

export type Point = readonly [longitude: number, latitude: number];

const toPoint = ([longitude = 0, latitude = 0]: readonly number[]): Point => [longitude, latitude];

/** The border of the country in few points, clockwise from Poipet. */
export const outline: readonly Point[] = data.outline.map(toPoint);

/** District towns and villages by province: the land nearest to them is drawn as that province. */
export const towns: Readonly<Record<string, readonly Point[]>> = Object.fromEntries(
  Object.entries(data.towns).map(([code, points]) => [code, points.map(toPoint)]),
);

/** The great lake. */
export const lake: readonly Point[] = data.lake.map(toPoint);

/** The Mekong, and the Tonle Sap river up to the lake. */
export const rivers: readonly (readonly Point[])[] = data.rivers.map((river) => river.map(toPoint));
