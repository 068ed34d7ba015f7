import * as z from 'zod';
import type { Access, Endpoint, Resource } from './endpoint';
import { errorAnswersOf, errorBody, oauthErrorBody } from './openapi-errors';

type Json = Record<string, unknown>;

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
}

/** A format says more than zod's pattern for it; what is closed today may have more fields tomorrow. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'default' && io === 'input')
        jsonSchema.default = def.defaultValue as typeof jsonSchema.default;
      if (jsonSchema.format) delete jsonSchema.pattern;
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
          required: true,
          description: 'The same key answers what its first call answered.',
          schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
        },
      ]
    : []),
  ...(endpoint.versioned
    ? [
        {
          name: 'If-Match',
          in: 'header',
          required: true,
          description: 'The version that the caller last read.',
          schema: { type: 'string', examples: ['"1"'] },
        },
      ]
    : []),
];

const whoMayCall: Record<Access, string> = {
  public: 'Anyone; a bearer is read where one is sent.',
  user: 'Any signed-in person.',
  self: 'The person whom the path names; other people’s answer 404.',
  owner: 'Whose record it is; other people’s answer 404.',
  staff: 'Advisors and school admins, for what they look after.',
  partner: 'Partners.',
  bank: 'Staff of a bank.',
  grant: 'The bearer of a grant that a verified code gave, once.',
};

const securityOf = (access: Access): Record<string, string[]>[] => {
  if (access === 'public') return [{}, { bearer: [] }];
  return access === 'grant' ? [{ grant: [] }] : [{ bearer: [] }];
};

const responsesOf = (endpoint: Endpoint): Record<string, Json> => ({
  [endpoint.status ?? 200]: {
    description: endpoint.summary,
    content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
  },
  ...errorAnswersOf(endpoint),
});

const requestBodyOf = ({ body, encoding }: Endpoint): Json | undefined => {
  if (!body) return undefined;
  const type = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: true, content: { [type]: { schema: schemaOf(body, 'input') } } };
};

const operationOf = (resource: string, name: string, endpoint: Endpoint): OpenApiOperation => {
  const requestBody = requestBodyOf(endpoint);
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: endpoint.summary,
    description: whoMayCall[endpoint.access],
    security: securityOf(endpoint.access),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...(requestBody && { requestBody }),
    responses: responsesOf(endpoint),
  };
};

const bearer = (description: string) => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description,
});

/** The OpenAPI 3.1 document of the contract; nothing about an endpoint is written a second time. */
export function toOpenApi(contract: readonly Resource[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const resource of contract) {
    for (const [name, endpoint] of Object.entries(resource.endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operationOf(resource.name, name, endpoint),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sala',
      version: '1.0.0',
      description: 'Every call of Sala, made from the contract that the server and its clients share.',
    },
    servers: [{ url: '/' }],
    tags: contract.map(({ name }) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output'), OAuthError: schemaOf(oauthErrorBody, 'output') },
      securitySchemes: {
        bearer: bearer('Access token of POST /api-auth/token, 1,800 s long.'),
        grant: bearer('What a verified code gave, good for one step.'),
      },
    },
  };
}
