import { fieldsOfSending } from './of-sending';
import * as z from 'zod';
import { isUnsaid } from './answers';
import type { Endpoint } from './endpoint';

type Json = Record<string, unknown>;

/** `anyOf` of a schema and null becomes the schema. */
const withoutNull = (json: z.core.JSONSchema.BaseSchema) => {
  const [inner] = json.anyOf ?? [];
  delete json.anyOf;
  Object.assign(json, inner);
};

/** A format says more than zod's pattern for it; schemas are not closed, because fields may be added later. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (isUnsaid(zodSchema)) withoutNull(jsonSchema);
      const { def } = zodSchema._zod;
      if (def.type === 'default' && io === 'input')
        jsonSchema.default = def.defaultValue as typeof jsonSchema.default;
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.format === 'uuid') {
        delete jsonSchema.minLength;
        delete jsonSchema.maxLength;
      }
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return json;
};

const pathParameters = ({ path, acceptsSlug }: Endpoint): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: acceptsSlug ? { type: 'string' } : { type: 'string', format: 'uuid' },
  }));

const queryParameters = ({ query }: Endpoint): Json[] => {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const headerParameters = (endpoint: Endpoint): Json[] => [
  ...(endpoint.idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: `The same key answers what its first call answered. ${fieldsOfSending.join(', ')} may differ from try to try.`,
          schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
        },
      ]
    : []),
  ...(endpoint.versioned
    ? [
        {
          name: 'If-Match',
          in: 'header',
          required: endpoint.versioned === true,
          description: 'The version that the caller last read.',
          schema: { type: 'string', examples: ['"1"'] },
        },
      ]
    : []),
];

/** The parameters in the path, the query and the headers. */
export const parametersOf = (endpoint: Endpoint): Json[] => [
  ...pathParameters(endpoint),
  ...queryParameters(endpoint),
  ...headerParameters(endpoint),
];
