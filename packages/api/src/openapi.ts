import { z } from 'zod';
import { endpoints } from './contract/index.ts';
import { ErrorResponse } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';

type Schema = Record<string, unknown>;

/** What each module's calls are about, in the order of the document. */
const tagDescriptions: Record<string, string> = {
  open: 'Signing up and in, look-ups, the brand: for every user.',
  home: "The day's work.",
  analytics: 'Numbers of a period, with the filters of their page.',
  shipment: 'Where the parcels are.',
  reconciliation: 'Courier invoices and COD remittances.',
  dispute: 'Weight and charge disputes.',
  sku: 'The catalogue and the box sizes.',
  orders: 'Orders from typing to handing over: packing, couriers, documents, pickups, manifests.',
  ndr: 'Failed deliveries and what is to be done about them.',
  rto: 'Returns to origin and customer returns.',
  'rate calculator': 'Prices before there is an order.',
  billing: 'Wallet and dues.',
  settings: 'Warehouses, users, company, couriers, rules and preferences.',
  procurement: 'Purchase orders.',
  finance: 'Money by order.',
  'pick and pack': 'Picking and packing.',
};

const security = [{ bearer: [] }, { token: [] }];

/** The OpenAPI 3.1 document of every declared call. */
export function openApiDocument(): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  /** A path without the names of its parameters, and the first spelling of it. */
  const spellings = new Map<string, string>();
  for (const endpoint of endpoints) {
    // The server takes a path with or without its last slash; the document may have only one of them.
    const own = endpoint.path.replace(/(?<=.)\/$/, '');
    const shape = own.replaceAll(/\{\w+\}/g, '{}');
    const spelling = spellings.get(shape) ?? own;
    spellings.set(shape, spelling);
    (paths[spelling] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, renamed(own, spelling));
  }
  const used = new Set(endpoints.map(({ module }) => module as string));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Khep API',
      version: '1.0.0',
      summary:
        'Orders, shipments, returns, courier contracts, reconciliation, billing and settings of a brand.',
      description: [
        'Money is in rupees with at most two decimals, weights in whole grams where a name says so (`_g`) and in kilograms elsewhere, sides in centimetres, days are YYYY-MM-DD in India, moments are ISO 8601.',
        'A call succeeds with the one status that it names. Every other answer has the shape of `Error`.',
        'An unsafe call may carry `Idempotency-Key`: a repeat with the same key is answered with the first answer, and done once.',
        'Lists go on by cursor: give `next` as `after`.',
      ].join('\n\n'),
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api', description: 'This server' }],
    tags: Object.entries(tagDescriptions)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    security,
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of the log-in.' },
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'x-auth-token',
          description: 'The same token; the console sends both.',
        },
      },
      schemas: {
        Error: { ...schemaOf(ErrorResponse, 'output'), description: 'Why a call was not carried out.' },
      },
      responses: {
        Error: {
          description: 'Not carried out: `message` and `detail` say why, `fields` which fields are wrong.',
          content: json({ $ref: '#/components/schemas/Error' }),
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', maxLength: 200 },
          description: 'The same for every repeat of the same piece of work.',
        },
      },
    },
  };
}

/** What the parameters of a path are called in another spelling of it: two methods of one path share their names. */
function renamed(own: string, spelling: string): Record<string, string> {
  const names = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const theirs = names(spelling);
  return Object.fromEntries(names(own).map((name, index) => [name, theirs[index] ?? name]));
}

function operationOf(endpoint: Endpoint, names: Record<string, string>): Schema {
  const isUnsafe = endpoint.method !== 'GET';
  const isPublic = endpoint.access === 'public';
  const success = endpoint.successMessage === undefined ? [] : [endpoint.successMessage].flat();
  return {
    operationId: endpoint.id.replaceAll('.', '_'),
    summary: endpoint.id,
    description: descriptionOf(endpoint),
    tags: [endpoint.module],
    ...(isPublic && { security: [] }),
    parameters: [
      ...parametersOf('path', endpoint.params).map((parameter) => ({
        ...parameter,
        name: names[String(parameter['name'])],
      })),
      ...parametersOf('query', endpoint.query),
      ...(isUnsafe && !isPublic ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...bodyOf(endpoint),
    responses: {
      [String(endpoint.successStatus)]: {
        description: success.length > 0 ? success.join(' / ') : 'Done.',
        content: answerOf(endpoint),
      },
      ...errorsOf(endpoint),
    },
  };
}

function descriptionOf(endpoint: Endpoint): string {
  const failure = [endpoint.errorMessage].flat().filter((text) => text !== '');
  return [
    `Succeeds with ${endpoint.successStatus} only.`,
    failure.length > 0
      ? `Fails with "${failure.join('" or "')}" where there is nothing more exact to say.`
      : '',
    endpoint.forbidden === 'notice' ? 'A 403 is a permission denial: the session goes on.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Which failures a call can have. */
function errorsOf(endpoint: Endpoint): Schema {
  const error = { $ref: '#/components/responses/Error' };
  return {
    ...(endpoint.access !== 'public' && { '401': error, '403': error }),
    ...(endpoint.params && { '404': error }),
    ...(endpoint.method !== 'GET' && { '409': error }),
    ...((endpoint.params ?? endpoint.query ?? endpoint.body) && { '422': error }),
    ...(endpoint.access === 'public' && { '429': error }),
    default: error,
  };
}

function answerOf(endpoint: Endpoint): Schema {
  if (endpoint.response === 'blob')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return json(schemaOf(endpoint.response, 'output'));
}

function bodyOf(endpoint: Endpoint): Schema {
  if (endpoint.encoding === 'none' || endpoint.encoding === 'empty') return {};
  if (endpoint.encoding === 'multipart') {
    const file = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  }
  const schema = endpoint.body ? schemaOf(endpoint.body, 'input') : { type: 'object' };
  const type = endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema } } } };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(place === 'query' && { style: 'form', explode: true }),
  }));
}

const json = (schema: Schema): Schema => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Schema;
  return rest;
}
