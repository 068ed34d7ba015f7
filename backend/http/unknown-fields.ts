import type * as z from 'zod';
import { schemaOf } from '@/lib/contract/openapi-input';

/** Names the fields of a write that no schema knows: they are left out, and who sent them should hear of it. */
export const unknownFieldsHeader = 'x-unknown-fields';

const namedMax = 20;
const plainName = /^[\w-]{1,60}$/;

interface Shape {
  properties?: Record<string, Shape>;
  additionalProperties?: unknown;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shapes that a value may have, without those that only hold them together. */
const plainShapes = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => {
    const inner = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
    return [shape, ...(inner.length > 0 ? plainShapes(inner) : [])];
  });

function* unknownIn(value: unknown, possible: readonly Shape[], path: string): Generator<string> {
  const shapes = plainShapes(possible);
  if (Array.isArray(value)) {
    const items = shapes.flatMap((shape) => shape.items ?? []);
    for (const [index, item] of value.entries()) yield* unknownIn(item, items, `${path}${index}.`);
    return;
  }
  const objects = shapes.filter((shape) => shape.properties !== undefined);
  // A record takes any name, and so does what no shape describes.
  if (!isObject(value) || objects.length === 0) return;
  if (shapes.some(({ additionalProperties }) => isObject(additionalProperties))) return;
  for (const [name, inner] of Object.entries(value)) {
    const known = objects.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
    );
    if (known.length > 0) yield* unknownIn(inner, known, `${path}${name}.`);
    else yield `${path}${plainName.test(name) ? name : '?'}`;
  }
}

/** Reads the fields of a body that its schema does not know, as dotted paths; the schema is described at the first call. */
export function unknownFieldsOf(body: z.ZodType): (value: unknown) => string[] {
  let shape: Shape | undefined;
  return (value) => {
    shape ??= schemaOf(body, 'input') as Shape;
    const found: string[] = [];
    for (const path of unknownIn(value, [shape], '')) {
      if (found.length === namedMax) break;
      found.push(path);
    }
    return found;
  };
}
